"""What people see and click: layouts, buttons and private notes. Built anew from state for every render."""

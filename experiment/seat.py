"""seat.py NAME TRAIN HELD OUT: ridge, and a net of 64 units, on what a seat may know, learnt from strong's hands"""

# What people choose for themselves.

error-preference-invalid = { $preference } can't be “{ $value }”.

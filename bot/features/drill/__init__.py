"""The drill: practice in splitting hands of Gnau, with a set of ten hands for each day."""

"""What tables keep of one person, read game by game, to be given to that person and nobody else."""

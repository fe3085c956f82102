@rem The npm scripts that serve begin with exec, so that a stop signal for npm reaches the server and not a shell.
@rem cmd.exe has no such command; it looks in the current folder first, and finds this one.
@%*

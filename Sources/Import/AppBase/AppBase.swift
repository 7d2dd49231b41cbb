// `cellsnap import` builds this target, and with it the modules that the files of every app need. Nothing imports it.

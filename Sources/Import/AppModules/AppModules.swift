// `cellsnap import` builds this target, and with it every module that an app's files may import. Nothing imports it.

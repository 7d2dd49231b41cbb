import MFS

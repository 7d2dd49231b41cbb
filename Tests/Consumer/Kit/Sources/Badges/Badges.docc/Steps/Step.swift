/// A step of a tutorial, which is no source of the module.
let badge: MissingBadge = MissingBadge()

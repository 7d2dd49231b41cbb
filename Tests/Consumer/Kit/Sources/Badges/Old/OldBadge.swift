/// The manifest leaves this file out, as it would not compile.
let oldBadge: MissingBadge = MissingBadge()

extension UIView {
  /// The controller whose root view this is.
  var owner: (any ViewOwner)? {
    get { hasOwner ? assignedOwner : nil }
    set {
      assignedOwner = newValue
      hasOwner = newValue != nil
      if hasOwner { ownLayer.mayNeedWarnings = true }
    }
  }
}

extension Selector {
  /// Performs the method on the target, or on the first responder from the sender on whose method it is.
  ///
  /// - Returns: whether there was one.
  @discardableResult @MainActor
  func send(to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      perform(on: target as AnyObject, sender, event)
      return true
    }
    var next = sender as? UIResponder
    while let responder = next {
      if isMethod(of: responder) {
        perform(on: responder, sender, event)
        return true
      }
      next = responder.next
    }
    return false
  }
}

extension Selector {
  /// Performs the method on the target. Without a target, the first responder of its class performs it, in the
  /// responder chain of the sender.
  ///
  /// - Returns: whether there was a target or such a responder.
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

extension UIView {
  func gestureRecognizersDidChange(from old: [UIGestureRecognizer]?) {
    let current = gestureRecognizers ?? []
    for recognizer in old ?? [] where !current.contains(recognizer) { recognizer.view = nil }
    for recognizer in current { recognizer.view = self }
  }
}

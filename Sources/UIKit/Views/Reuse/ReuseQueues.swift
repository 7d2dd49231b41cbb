/// The views that left the screen and wait for reuse, and the classes for new views.
@MainActor struct ReuseQueues<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var queues: [String: [View]] = [:]
  /// Whether the queues accept and return no views, so that every request gets a new view.
  var isClosed = false

  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    classes[identifier] = viewClass as? View.Type
    nibs[identifier] = nil
  }

  mutating func register(_ nib: UINib?, for identifier: String) {
    nibs[identifier] = nib
    if nib != nil { classes[identifier] = nil }
  }

  /// Removes the waiting views. The classes stay registered.
  mutating func removeAll() {
    queues.removeAll()
  }

  func viewClass(for identifier: String) -> View.Type? {
    if let nib = nibs[identifier] { _ = nib.instantiate(withOwner: nil) }
    return classes[identifier]
  }

  mutating func enqueue(_ view: View, for identifier: String?) {
    if let identifier, !isClosed { queues[identifier, default: []].append(view) }
  }

  mutating func dequeue(_ identifier: String) -> View? {
    isClosed ? nil : queues[identifier]?.popLast()
  }
}

/// Views that were taken off the screen and wait to be shown again, and the classes to make new ones of.
@MainActor struct ReuseQueues<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var nibs: [String: UINib] = [:]
  private var queues: [String: [View]] = [:]
  /// Whether it takes no view in and gives none out, so that whoever asks for one gets a new one.
  var isClosed = false

  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    classes[identifier] = viewClass as? View.Type
    nibs[identifier] = nil
  }

  mutating func register(_ nib: UINib?, for identifier: String) {
    nibs[identifier] = nib
    if nib != nil { classes[identifier] = nil }
  }

  /// Lets go of the views that wait; the classes stay registered.
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

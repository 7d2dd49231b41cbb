/// Views that were taken off the screen and wait to be shown again, and the classes to make new ones of.
@MainActor struct ReuseQueues<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var queues: [String: [View]] = [:]
  /// Whether it takes no view in and gives none out, so that whoever asks for one gets a new one.
  var isClosed = false

  mutating func register(_ viewClass: AnyClass?, for identifier: String) {
    classes[identifier] = viewClass as? View.Type
  }

  /// Lets go of the views that wait; the classes stay registered.
  mutating func removeAll() {
    queues.removeAll()
  }

  func viewClass(for identifier: String) -> View.Type? {
    classes[identifier]
  }

  mutating func enqueue(_ view: View, for identifier: String?) {
    if let identifier, !isClosed { queues[identifier, default: []].append(view) }
  }

  mutating func dequeue(_ identifier: String) -> View? {
    isClosed ? nil : queues[identifier]?.popLast()
  }
}

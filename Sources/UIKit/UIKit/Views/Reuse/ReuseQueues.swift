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

  func viewClass(for identifier: String) -> View.Type? { classes[identifier] }

  /// Returns a new view of the nib that is registered for an identifier. Nil if there is none, or if it makes anything
  /// but one such view, which is reported.
  func nibView(for identifier: String) -> View? {
    guard let nib = nibs[identifier] else { return nil }
    let objects = nib.instantiate(withOwner: nil).filter { !($0 is UIGestureRecognizer) }
    if objects.count == 1, let view = objects[0] as? View { return view }
    Diagnostics.report(
      "the nib registered for \(identifier) must contain exactly one top-level object, which must be a \(View.self); "
        + "it contains \(objects.isEmpty ? "nothing" : objects.map { "\(type(of: $0))" }.joined(separator: ", "))"
    )
    return nil
  }

  mutating func enqueue(_ view: View, for identifier: String?) {
    if let identifier, !isClosed { queues[identifier, default: []].append(view) }
  }

  mutating func dequeue(_ identifier: String) -> View? {
    isClosed ? nil : queues[identifier]?.popLast()
  }
}

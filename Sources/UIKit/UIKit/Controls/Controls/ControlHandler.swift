/// An action or a method that a control performs for some events.
struct ControlHandler {
  enum Receiver {
    case action(UIAction)
    case method(TargetMethod)
  }

  let receiver: Receiver
  var events: UIControl.Event

  var action: UIAction? {
    if case .action(let action) = receiver { action } else { nil }
  }

  var method: TargetMethod? {
    if case .method(let method) = receiver { method } else { nil }
  }
}

extension [ControlHandler] {
  /// Removes events from the handlers that match, and then all handlers without events.
  mutating func subtract(_ events: UIControl.Event, where isMeant: (ControlHandler) -> Bool) {
    for index in indices where isMeant(self[index]) { self[index].events.subtract(events) }
    removeAll { $0.events.isEmpty }
  }
}

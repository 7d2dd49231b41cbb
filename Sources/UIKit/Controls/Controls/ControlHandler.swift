/// What a control does for some events.
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
  /// Takes events from the handlers that are meant, and those that have none left.
  mutating func subtract(_ events: UIControl.Event, where isMeant: (ControlHandler) -> Bool) {
    for index in indices where isMeant(self[index]) { self[index].events.subtract(events) }
    removeAll { $0.events.isEmpty }
  }
}

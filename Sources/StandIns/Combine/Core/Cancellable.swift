/// Something that can be stopped.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps the object, and so what it stands for, in a collection.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps the object, and so what it stands for, in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// An object that cancels when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  public init<C: Cancellable>(_ cancellable: C) {
    action = cancellable.cancel
  }

  deinit { action?() }

  public func cancel() {
    let action = action
    self.action = nil
    action?()
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public import Foundation

extension NotificationCenter {
  /// Performs the selector with each notification, until the observer is removed or released.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let observer = observer as AnyObject
    let reference = WeakObserver(observer)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let observer = reference.object else { return }
      selector.perform(on: observer, notification)
    }
    NotificationObservers.shared.add(
      NotificationObservers.Entry(center: self, observer: reference, name: name, object: object, token: token)
    )
  }

  /// Removes an observer that was added with selectors, or the observer that a token stands for.
  public func removeObserver(_ observer: AnyObject) {
    NotificationObservers.shared.remove { $0.center === self && $0.observer.object === observer }
    removeObserver(observer as Any)
  }

  /// Removes an observer that was added with selectors, for this name and object where they are given.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    NotificationObservers.shared.remove { entry in
      entry.center === self && entry.observer.object === observer && (name == nil || entry.name == name)
        && (object == nil || (entry.object as AnyObject) === (object as AnyObject))
    }
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// An observer that is not kept alive. A weak reference may be read from any thread.
private final class WeakObserver: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// The observers that were added with selectors. A lock protects every access.
private final class NotificationObservers: @unchecked Sendable {
  struct Entry {
    let center: NotificationCenter
    let observer: WeakObserver
    let name: NSNotification.Name?
    let object: Any?
    let token: any NSObjectProtocol
  }

  static let shared = NotificationObservers()
  private let lock = NSLock()
  private var entries: [Entry] = []

  func add(_ entry: Entry) {
    remove { $0.observer.object == nil }
    lock.withLock { entries.append(entry) }
  }

  func remove(where isMeant: (Entry) -> Bool) {
    let ended = lock.withLock {
      let ended = entries.filter(isMeant)
      entries.removeAll(where: isMeant)
      return ended
    }
    for entry in ended { entry.center.removeObserver(entry.token as Any) }
  }
}

public import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subscription = BufferedSubscription(subscriber)
      subscription.keepsNone = true
      // This is safe: a lock guards the subscription.
      nonisolated(unsafe) let sent = subscription
      let token = center.addObserver(forName: name, object: object, queue: nil) { sent.send($0) }
      subscription.onCancel = { [center] in center.removeObserver(token) }
      subscriber.receive(subscription: subscription)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

public import Foundation

open class UNNotificationContent: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var body: String { "" }
  open var badge: NSNumber? { nil }
  open var sound: UNNotificationSound? { nil }
  open var userInfo: [AnyHashable: Any] { [:] }
  open var categoryIdentifier: String { "" }
  open var threadIdentifier: String { "" }
}

open class UNMutableNotificationContent: UNNotificationContent {
  private var values: (title: String, subtitle: String, body: String) = ("", "", "")
  private var identifiers: (category: String, thread: String) = ("", "")
  private var ownBadge: NSNumber?
  private var ownSound: UNNotificationSound?
  private var ownInfo: [AnyHashable: Any] = [:]

  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { ownBadge }
    set { ownBadge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { ownSound }
    set { ownSound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { ownInfo }
    set { ownInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { identifiers.category }
    set { identifiers.category = newValue }
  }
  open override var threadIdentifier: String {
    get { identifiers.thread }
    set { identifiers.thread = newValue }
  }
}

open class UNNotificationSound: NSObject, @unchecked Sendable {
  // This is safe: the class has no property.
  public static let `default` = UNNotificationSound()
  public convenience init(named name: String) { self.init() }
}

open class UNNotificationTrigger: NSObject {
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

open class UNNotification: NSObject {
  public let request: UNNotificationRequest
  public let date: Date

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let authenticationRequired = Self(rawValue: 1)
  public static let destructive = Self(rawValue: 2)
  public static let foreground = Self(rawValue: 4)
}

open class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String

  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
  }
}

open class UNNotificationCategory: NSObject {
  public let identifier: String
  public let actions: [UNNotificationAction]

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: Int = 0
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}

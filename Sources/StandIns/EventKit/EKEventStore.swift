@_exported public import Foundation
public import UIKit

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }

extension EKAuthorizationStatus {
  public static let authorized = EKAuthorizationStatus.fullAccess
}

extension NSNotification.Name {
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

/// A calendar or a list of reminders.
open class EKCalendar: NSObject {
  open var title = ""
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  open var calendarIdentifier = ""
  open var allowsContentModifications: Bool { false }
  open var type: EKCalendarType { .local }

  public init(for type: EKEntityType, eventStore: EKEventStore) {}
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var calendarItemIdentifier: String { "" }

  init(_ store: EKEventStore) {}

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

open class EKEvent: EKCalendarItem {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { nil }

  public init(eventStore: EKEventStore) { super.init(eventStore) }
}

open class EKReminder: EKCalendarItem {
  open var dueDateComponents: DateComponents?
  open var startDateComponents: DateComponents?
  open var completionDate: Date?
  open var isCompleted = false
  open var priority = 0

  public init(eventStore: EKEventStore) { super.init(eventStore) }
}

open class EKAlarm: NSObject {
  open var absoluteDate: Date?
  open var relativeOffset: TimeInterval = 0

  public init(absoluteDate: Date) { self.absoluteDate = absoluteDate }
  public init(relativeOffset: TimeInterval) { self.relativeOffset = relativeOffset }
}

public struct EKError: Error {
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, eventStoreNotAuthorized = 29
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// The calendars of the device. They are empty, and the app has no permission to read them.
open class EKEventStore: NSObject {
  open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus { .notDetermined }

  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func requestAccess(to type: EKEntityType, completion: (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestFullAccessToEvents(completion: (Bool, (any Error)?) -> Void) { completion(false, nil) }
  open func requestWriteOnlyAccessToEvents(completion: (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestFullAccessToReminders(completion: (Bool, (any Error)?) -> Void) { completion(false, nil) }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func predicateForEvents(withStart start: Date, end: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
}

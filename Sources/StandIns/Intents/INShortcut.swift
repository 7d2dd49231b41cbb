public import Foundation
public import UIKit

/// A way to ask for something in one step.
public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

/// A phrase that a person has recorded. There is none.
open class INVoiceShortcut: NSObject {
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var invocationPhrase: String { "" }
  open var shortcut: INShortcut { .intent(INIntent()) }
}

open class INVoiceShortcutCenter: NSObject {
  // All threads may share the object, because it has no state.
  nonisolated(unsafe) private static let only = INVoiceShortcutCenter()
  open class var shared: INVoiceShortcutCenter { only }

  open func getAllVoiceShortcuts(completion: ([INVoiceShortcut]?, (any Error)?) -> Void) {
    completion([], nil)
  }
  open func getVoiceShortcut(with identifier: UUID, completion: (INVoiceShortcut?, (any Error)?) -> Void) {
    completion(nil, nil)
  }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  open class func requestSiriAuthorization(_ handler: (INSiriAuthorizationStatus) -> Void) {
    handler(.notDetermined)
  }
  open class func siriLanguageCode() -> String { "en-US" }
}

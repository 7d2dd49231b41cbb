public import Foundation

/// The icon of an action in the menu of an app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// A picture that the system has.
  public enum IconType: Int, Sendable {
    case compose
    case play
    case pause
    case add
    case location
    case search
    case share
    case prohibit
    case contact
    case home
    case markLocation
    case favorite
    case love
    case cloud
    case invitation
    case confirmation
    case mail
    case message
    case date
    case time
    case capturePhoto
    case captureVideo
    case task
    case taskCompleted
    case alarm
    case bookmark
    case shuffle
    case audio
    case update
  }

  private let name: String

  public init(type: IconType) {
    name = "type \(type)"
    super.init()
  }

  public init(templateImageName: String) {
    name = "image \(templateImageName)"
    super.init()
  }

  public init(systemImageName: String) {
    name = "symbol \(systemImageName)"
    super.init()
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.name == name
  }

  open nonisolated override var hash: Int { name.hashValue }
}

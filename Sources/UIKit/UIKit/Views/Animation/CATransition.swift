internal import Foundation

/// A transition. Unlike Core Animation, only the content after the transition is visible.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// - Note: No effect on the picture.
  open var subtype: CATransitionSubtype?
  /// - Note: No effect on the picture.
  open var startProgress: Float = 0
  /// - Note: No effect on the picture.
  open var endProgress: Float = 1
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

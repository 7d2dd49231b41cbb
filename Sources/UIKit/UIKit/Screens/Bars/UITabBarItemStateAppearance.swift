public import Foundation

/// The appearance of a tab bar's item in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  var didChange: (() -> Void)?

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  open var iconColor: UIColor? { didSet { didChange?() } }
  open var badgePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  open var badgeBackgroundColor: UIColor? { didSet { didChange?() } }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

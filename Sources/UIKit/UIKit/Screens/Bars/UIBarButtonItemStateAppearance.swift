public import Foundation

/// The appearance of a bar's button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  var didChange: (() -> Void)?

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  open var backgroundImage: UIImage? { didSet { didChange?() } }
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { didChange?() } }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

public import Foundation

/// Says how far a text may shrink to fit, and then how far it did.
open class NSStringDrawingContext: NSObject {
  /// 0 lets the text keep its size.
  open var minimumScaleFactor: CGFloat = 0
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text last drawn.
  open private(set) var totalBounds: CGRect = .zero

  func record(scaleFactor: CGFloat, bounds: CGRect) {
    actualScaleFactor = scaleFactor
    totalBounds = bounds
  }
}

/// How text is measured and drawn.
///
/// Unlike UIKit, `usesDeviceMetrics` does not exist.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text wraps into lines, and the rectangle's origin is the first line's top left corner.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as their fonts' leading says: the system font has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ends the last line that fits with an ellipsis; only together with `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

public import Foundation

/// The limit to which a text may shrink to fit, and the scale at which it was drawn.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale factor; 0 lets the text keep its size.
  open var minimumScaleFactor: CGFloat = 0
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text last drawn or measured.
  open private(set) var totalBounds: CGRect = .zero

  func record(scaleFactor: CGFloat, bounds: CGRect) {
    actualScaleFactor = scaleFactor
    totalBounds = bounds
  }
}

/// Options of measuring and drawing a text.
///
/// Unlike UIKit, `usesDeviceMetrics` does not exist.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The text wraps into lines, and the rectangle's origin is the first line's top left corner.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are spaced by their fonts' leading. Fonts of text styles have one. The system font of a size has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends with an ellipsis; this needs `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

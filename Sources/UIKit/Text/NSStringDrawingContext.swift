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

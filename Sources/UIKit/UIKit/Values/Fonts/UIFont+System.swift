public import Foundation
import CellDrawing

extension UIFont {
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.openTypeWeight))
  }

  /// Returns the system font in a width. Unlike UIKit, its letters are widened or narrowed.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var font = Font(size: fontSize, weight: weight.openTypeWeight)
    font.widening = width.widening
    return UIFont(font)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize, isItalic: true))
  }

  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.openTypeWeight, hasMonospacedDigits: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(family: .monospaced, size: fontSize, weight: weight.openTypeWeight))
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }
}

import CellDrawing
import Foundation

extension UILabel {
  /// Returns the size from `textRect`, so that it includes the insets of a subclass that insets its text.
  func measuredSize(width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: CGFloat.greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle of the text in `bounds`, aligned and vertically centred. Its size is rounded up to
  /// pixels.
  func measuredRect(in bounds: CGRect, lineLimit: Int) -> CGRect {
    let size = labelText(in: bounds.size, lineLimit: lineLimit).laidOut.size
    var rect = CGRect(
      x: bounds.minX, y: bounds.minY, width: roundedUp(size.width), height: roundedUp(size.height))
    let width = bounds.width.room
    if width.isFinite {
      rect.size.width = min(rect.width, width)
      switch horizontalPlace {
      case .right: rect.origin.x += width - rect.width
      case .center: rect.origin.x += PixelGrid(of: traitCollection).nearest((width - rect.width) / 2)
      default: break
      }
    }
    if bounds.height.room.isFinite {
      rect.origin.y += PixelGrid(of: traitCollection).nearest((bounds.height - rect.height) / 2)
    }
    return rect
  }

  /// The side at which the text begins, with natural alignment resolved.
  private var horizontalPlace: NSTextAlignment {
    guard style.textAlignment == .natural || style.textAlignment == .justified else {
      return style.textAlignment
    }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// Returns a length rounded up to whole pixels, or 0 if it is infinite.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    guard length.isFinite else { return 0 }
    return PixelGrid(of: traitCollection).up(length)
  }
}

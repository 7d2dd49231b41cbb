public import Foundation

/// The shadow of glyphs.
open class NSShadow: NSObject, NSCopying {
  private let comparisonMark = ComparisonMark()

  /// The offset in points. A positive height moves the shadow down; in AppKit it moves it up.
  open var shadowOffset: CGSize = .zero
  /// The blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`. The default is black with an alpha of one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}

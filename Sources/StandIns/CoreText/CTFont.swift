@_exported public import UIKit

public typealias CTFont = UIFont
public typealias CFAttributedString = NSAttributedString

/// The name of the attribute for the font, whose value is a `CTFont`.
public var kCTFontAttributeName: CFString { NSAttributedString.Key.font.rawValue as NSString }
public var kCTParagraphStyleAttributeName: CFString {
  NSAttributedString.Key.paragraphStyle.rawValue as NSString
}
public var kCTKernAttributeName: CFString { NSAttributedString.Key.kern.rawValue as NSString }

/// Returns the font of a name, or the system's font, as Core Text returns another font. A matrix is not used.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let points = size == 0 ? 12 : size
  return UIFont(name: "\(name)", size: points) ?? UIFont.systemFont(ofSize: points)
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent in points. Unlike the descent of `UIFont`, it is positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }

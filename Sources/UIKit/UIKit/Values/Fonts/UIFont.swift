public import Foundation
package import CellDrawing

/// A font at a size. The system font is Inter, which stands in for SF Pro.
///
/// Unlike UIKit, the class is final.
public final class UIFont: NSObject, Sendable {
  private let comparisonMark = ComparisonMark()
  package let font: Font
  /// The rule that `preferredFont` or `UIFontMetrics` made this font with, to make it again for another content
  /// size category.
  let scaling: FontScaling?
  /// The descriptor's attributes that choose no face.
  let others: OtherFontAttributes

  package convenience init(_ font: Font, scaling: FontScaling? = nil) {
    self.init(font, scaling: scaling, others: OtherFontAttributes())
  }

  init(_ font: Font, scaling: FontScaling?, others: OtherFontAttributes) {
    self.font = font.withDrawableSize
    self.scaling = scaling
    self.others = others
  }

  /// Creates a font by its PostScript name or its family name, from the fonts of the library and the fonts of every
  /// iPhone.
  ///
  /// Returns nil if there is no such font. Unlike UIKit, an iPhone's font is drawn in a free font: `Helvetica` in
  /// Liberation Sans, whose letters have the same widths.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let library = FontLibrary.shared
    var font = Font(family: .named(fontName), size: fontSize)
    if library.contains(name: fontName) {
      let face = library.face(of: font)
      (font.weight, font.isItalic) = (face.weight, face.isItalic)
    } else if let phone = PhoneFont(named: fontName) {
      (font.weight, font.isItalic) = (phone.weight, phone.isItalic)
    } else if let replacement = MissingFont.replacement(for: fontName, size: fontSize) {
      font = replacement
    } else {
      return nil
    }
    self.init(font)
  }

  /// Creates a font from a descriptor. A size of 0 keeps the descriptor's size, and the leading of its text style.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0 { font = font.plain(size: pointSize) }
    if case .named(let name) = font.family, !FontLibrary.shared.contains(name: name),
      PhoneFont(named: name) == nil
    {
      font.family = .system
    }
    self.init(
      font, scaling: pointSize > 0 ? nil : descriptor.textStyle.map { .textStyle($0) },
      others: descriptor.others)
  }

  public var pointSize: CGFloat { font.size }

  /// The PostScript name of the font that is drawn, or of the iPhone's font that it stands in for.
  public var fontName: String {
    phoneFont?.postScriptName ?? FontLibrary.shared.face(of: font).postScriptName
  }
  public var familyName: String { phoneFont?.familyName ?? FontLibrary.shared.face(of: font).familyName }

  /// The iPhone's font that another font stands in for, or nil if the font is drawn as itself.
  private var phoneFont: PhoneFont? {
    guard case .named(let name) = font.family, !FontLibrary.shared.contains(name: name) else { return nil }
    return PhoneFont(named: name)
  }

  /// Returns the same font in another size.
  ///
  /// The result has no leading of a text style, even if its size is the same. The only source for this is a public
  /// description of `UIFont` on iOS 26.0, which does not say that it was measured. No stored frame and no picture of an
  /// iPhone is known that contains such a font in several lines.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.plain(size: fontSize), scaling: nil, others: others)
  }

  public var fontDescriptor: UIFontDescriptor {
    var style: TextStyle?
    if case .textStyle(let textStyle) = scaling { style = textStyle }
    return UIFontDescriptor(font, textStyle: style, others: others)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.font == font && other.others == others
  }

  public override var hash: Int { font.hashValue }

  public override var description: String {
    "<UIFont: \(fontName) \(pointSize) pt, weight \(font.weight)>"
  }
}

extension Font {
  /// Returns the same font in a size that no text style gives, so that it has no leading of a text style.
  func plain(size: CGFloat) -> Font {
    var font = self
    (font.size, font.lineDistance, font.leadingChange) = (size, nil, 0)
    return font
  }

  /// The same font, with a size of 12 points if its size is not positive. Core Text does so for a size of 0.
  var withDrawableSize: Font {
    var font = self
    if !(size > 0) { font.size = 12 }
    font.size = min(font.size, 10_000)
    return font
  }
}

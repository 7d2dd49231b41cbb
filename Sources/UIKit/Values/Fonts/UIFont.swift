public import Foundation
package import CellDrawing

/// A font at a size. The system font is Inter, which stands in for SF Pro.
///
/// Unlike UIKit, the class is final.
public final class UIFont: NSObject, Sendable {
  private let comparisonMark = ComparisonMark()
  package let font: Font
  /// What `preferredFont` or `UIFontMetrics` made this font from, to make it again for another text size.
  let scaling: FontScaling?

  package init(_ font: Font, scaling: FontScaling? = nil) {
    self.font = font.withDrawableSize
    self.scaling = scaling
  }

  /// Finds a font of the library, or one that every iPhone has, by its PostScript name or its family's name, or nothing.
  ///
  /// Unlike UIKit, a font of the iPhone's is drawn in a free one: `Helvetica` in Liberation Sans, whose letters are as wide.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let library = FontLibrary.shared
    var font = Font(family: .named(fontName), size: fontSize)
    if library.contains(name: fontName) {
      let face = library.face(of: font)
      (font.weight, font.isItalic) = (face.weight, face.isItalic)
    } else if let phone = PhoneFont(named: fontName) {
      (font.weight, font.isItalic) = (phone.weight, phone.isItalic)
    } else {
      return nil
    }
    self.init(font)
  }

  /// A size of 0 takes the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0 { font.size = pointSize }
    if case .named(let name) = font.family, !FontLibrary.shared.contains(name: name),
      PhoneFont(named: name) == nil
    {
      font.family = .system
    }
    self.init(font, scaling: pointSize > 0 ? nil : descriptor.textStyle.map { .textStyle($0) })
  }

  public var pointSize: CGFloat { font.size }

  /// The PostScript name of the face that is drawn, or of the iPhone's font that it stands in for.
  public var fontName: String {
    phoneFont?.postScriptName ?? FontLibrary.shared.face(of: font).postScriptName
  }
  public var familyName: String { phoneFont?.familyName ?? FontLibrary.shared.face(of: font).familyName }

  /// Nil where the font that is meant is drawn itself.
  private var phoneFont: PhoneFont? {
    guard case .named(let name) = font.family, !FontLibrary.shared.contains(name: name) else { return nil }
    return PhoneFont(named: name)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.size = fontSize
    return UIFont(font)
  }

  public var fontDescriptor: UIFontDescriptor {
    var style: TextStyle?
    if case .textStyle(let textStyle) = scaling { style = textStyle }
    return UIFontDescriptor(font, textStyle: style)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.font == font
  }

  public override var hash: Int { font.hashValue }

  public override var description: String {
    "<UIFont: \(fontName) \(pointSize) pt, weight \(font.weight)>"
  }
}

extension Font {
  /// The same font, 12 points large where its size is no size: what Core Text does with a size of 0.
  var withDrawableSize: Font {
    var font = self
    if !(size > 0) { font.size = 12 }
    font.size = min(font.size, 10_000)
    return font
  }
}

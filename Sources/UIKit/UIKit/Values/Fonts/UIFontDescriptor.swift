public import Foundation
package import CellDrawing

/// A description of a font.
///
/// Unlike UIKit, the class is final.
public final class UIFontDescriptor: NSObject, Sendable {
  private let comparisonMark = ComparisonMark()
  package let font: Font
  let textStyle: UIFont.TextStyle?
  /// The attributes that choose no face.
  let others: OtherFontAttributes

  init(
    _ font: Font, textStyle: UIFont.TextStyle? = nil, others: OtherFontAttributes = OtherFontAttributes()
  ) {
    self.font = font
    self.textStyle = textStyle
    self.others = others
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size)?.font ?? Font(family: .named(fontName), size: size))
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(Font(size: 0)).addingAttributes(attributes)
    self.init(plain.font, textStyle: plain.textStyle, others: plain.others)
  }

  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  public var pointSize: CGFloat { font.size }
  public var postscriptName: String { FontLibrary.shared.face(of: font).postScriptName }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 600 { traits.insert(.traitBold) }
    if font.family == .monospaced { traits.insert(.traitMonoSpace) }
    if font.widening < 1 { traits.insert(.traitCondensed) }
    if font.widening > 1 { traits.insert(.traitExpanded) }
    if font.leadingChange < 0 { traits.insert(.traitTightLeading) }
    if font.leadingChange > 0 { traits.insert(.traitLooseLeading) }
    return traits
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0 = $0.plain(size: newPointSize) }
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed { $0.family = .named(newFamily) }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.font == font && other.textStyle == textStyle && other.others == others
  }

  public override var hash: Int { font.hashValue }

  /// Returns a descriptor of a changed font with the same text style.
  func changed(_ change: (inout Font) -> Void) -> UIFontDescriptor {
    var font = font
    change(&font)
    return UIFontDescriptor(font, textStyle: textStyle, others: others)
  }
}

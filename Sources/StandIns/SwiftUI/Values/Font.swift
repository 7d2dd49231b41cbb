public import UIKit

/// A font.
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Design: Hashable, Sendable { case `default`, rounded, serif, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
  public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }

  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public init() {}
  public init(_ font: UIFont) {}

  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font()
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font() }

  public func weight(_ weight: Weight) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func smallCaps() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
}

import CellDrawing

extension UIFontDescriptor {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines that are 2 points nearer to each other. Only fonts of text styles have it.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines that are 2 points further apart. Only fonts of text styles have it.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    /// The points that the traits add to the distance of a text style's lines. Apple's documentation of both traits gives
    /// them for iOS.
    var leadingChange: CGFloat {
      contains(.traitTightLeading) ? -2 : contains(.traitLooseLeading) ? 2 : 0
    }
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }

  /// Returns the same font with exactly these traits, or nil if it has no such face.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let isBoldNow = self.symbolicTraits.contains(.traitBold)
    let emphasized = textStyle.map { DynamicType.weight(of: $0, isEmphasized: true) } ?? 700
    let result = changed { font in
      font.isItalic = symbolicTraits.contains(.traitItalic)
      font.leadingChange = symbolicTraits.leadingChange
      if isBold != isBoldNow { font.weight = isBold ? emphasized : 400 }
      if symbolicTraits.contains(.traitMonoSpace) { font.family = .monospaced }
      if font.family.isSystemDesign {
        let width: UIFont.Width =
          symbolicTraits.contains(.traitCondensed)
          ? .condensed : symbolicTraits.contains(.traitExpanded) ? .expanded : .standard
        let hasWidth = !self.symbolicTraits.isDisjoint(with: [.traitCondensed, .traitExpanded])
        if width != .standard || hasWidth { font.widening = width.widening }
      }
      if font != self.font, case .named = font.family {
        font.family = .named(FontLibrary.shared.face(of: self.font).familyName)
      }
    }
    guard case .named = result.font.family else { return result }
    let face = FontLibrary.shared.face(of: result.font)
    guard (face.weight >= 600) == isBold, face.isItalic == result.font.isItalic else { return nil }
    return result
  }

  /// Returns the same font in another design, or nil if there is no such design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: return changed { if $0.family.isSystemDesign { $0.family = .system } }
    case .monospaced: return changed { $0.family = .monospaced }
    case .rounded: return changed { $0.family = .rounded }
    case .serif: return changed { $0.family = .serif }
    default: return nil
    }
  }
}

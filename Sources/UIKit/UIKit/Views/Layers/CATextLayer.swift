package import CellDrawing
public import Foundation

/// A layer of a text that begins at the top.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString` with its own attributes.
  open var string: Any?
  /// The font: a `UIFont`, a `CGFont` or the name of a font. The default is Helvetica.
  open var font: CFTypeRef?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = .white
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// A hint. Unlike Core Animation, it changes no pixel.
  ///
  /// - Note: No effect on the picture.
  open var allowsFontSubpixelQuantization = false

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (
      other.string, other.font, other.fontSize, other.foregroundColor
    )
    (isWrapped, truncationMode, alignmentMode) = (
      other.isWrapped, other.truncationMode, other.alignmentMode
    )
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func preferredFrameSize() -> CGSize {
    laidOut(width: .infinity, UITraitCollection.current).size
  }

  package override func contentNodes(with traits: UITraitCollection) -> [Node] {
    var laidOut = laidOut(width: bounds.width, traits)
    if !isWrapped, truncationMode == .none {
      // Such a line continues beyond the edge instead of ending with a whole word.
      let line = self.laidOut(width: .infinity, traits)
      if line.size.width > bounds.width { laidOut = line }
    }
    guard laidOut.lineCount > 0, !bounds.isEmpty else { return super.contentNodes(with: traits) }
    var origin = bounds.origin
    // A line that is wider than the layer is cut off at the side where it ends.
    if laidOut.size.width > bounds.width, !isWrapped, truncationMode == .none {
      origin.x += alignment.overhang * (bounds.width - laidOut.size.width)
    }
    let clip = Group.Clip(path: .rect(bounds))
    return super.contentNodes(with: traits) + [
      .group(
        Group(clip: clip, nodes: [.text(laidOut.movingPatterns(x: -origin.x, y: -origin.y), at: origin)]))
    ]
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }

  private func laidOut(width: CGFloat, _ traits: UITraitCollection) -> LaidOutText {
    let isTruncated = truncationMode != .none
    let lineBreak = LineBreak(lineBreakMode)
    return LaidOutText(
      AttributedText(attributedString, traits: traits),
      in: TextFrame(
        width: width, height: isTruncated && bounds.height > 0 ? bounds.height : .infinity,
        lineLimit: isWrapped ? 0 : 1, lineBreak: isWrapped && !isTruncated ? nil : lineBreak,
        layoutDirection: LayoutDirection(traits.layoutDirection), language: Device.current.language))
  }

  private var attributedString: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    switch string {
    case let text as NSAttributedString:
      let whole = FreedAttributedString(attributedString: text)
      if whole.length > 0, whole.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil {
        whole.addAttribute(
          .paragraphStyle, value: style, range: NSRange(location: 0, length: whole.length))
      }
      return whole
    case let text?:
      return FreedAttributedString(
        string: "\(text)",
        attributes: [
          .font: drawnFont, .paragraphStyle: style,
          .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
        ])
    case nil: return NSAttributedString(string: "")
    }
  }

  private var drawnFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let font as CGFont: UIFont(name: font.name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    case let name as NSString:
      UIFont(name: "\(name)", size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
    }
  }
}

extension NSTextAlignment {
  /// The fraction of an overlong line's excess that extends to the left.
  fileprivate var overhang: CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    default: 0
    }
  }
}

/// The place where a line is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The alignment of the lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

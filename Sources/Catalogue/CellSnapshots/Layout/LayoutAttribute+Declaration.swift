extension LayoutAttribute {
  /// The properties of an attribute: how it is written, read and weighed.
  struct Declaration {
    var name: String
    var word: String
    var value: Value
    var kind: ChangeKind?
    var weight: ChangeWeight
    /// The value if a layout does not mention the attribute.
    var absent = "none"
  }

  /// The format of an attribute's value.
  enum Value {
    /// Readable words: `#FF0000FF`, `Inter-Regular 15`.
    case words
    /// A hash, for which messages use the given words.
    case digest(String)
    /// A hash, with words before it if there are any: `around (0, 0, 4, 20) 89ABCDEF`.
    case outline
    /// A hash, for which messages use the name of the file if there is one.
    case image
    /// The bits of a `CACornerMask`.
    case corners
    /// A matrix without its translation: `0 1 -1 0`.
    case matrix
    /// `true`, or no value.
    case flag(on: String)
  }

  private static func look(
    _ name: String, _ word: String, _ value: Value = .words, absent: String = "none"
  ) -> Declaration {
    Declaration(name: name, word: word, value: value, kind: .style, weight: .setting, absent: absent)
  }

  /// Returns a declaration of an attribute that may follow from frames.
  private static func shape(_ name: String, _ value: Value) -> Declaration {
    Declaration(name: name, word: name, value: value, kind: .style, weight: .consequence)
  }

  /// Returns a declaration of an attribute that is reported with another attribute, or with the views that follow from
  /// it.
  private static func companion(_ name: String) -> Declaration {
    Declaration(name: name, word: name, value: .words, kind: nil, weight: .consequence)
  }

  /// Returns a declaration of a property from which UIKit's classes make their look.
  private static func state(_ property: String, word: String? = nil) -> Declaration {
    Declaration(name: property, word: word ?? property, value: .words, kind: .style, weight: .state)
  }

  var declared: Declaration {
    switch self {
    case .font: Self.look("font", "font")
    case .color: Self.look("color", "textColor")
    case .runs: Self.look("runs", "attributedText", .digest("of parts that look their own way"))
    case .truncated:
      Declaration(
        name: "truncated", word: "end", value: .flag(on: "cut off"), kind: .geometry, weight: .consequence,
        absent: "not cut off")
    case .length: Self.companion("length")
    case .hash: Self.companion("hash")
    case .background: Self.look("background", "backgroundColor")
    case .tint: Self.look("tint", "tintColor")
    case .alpha: Self.look("alpha", "alpha", absent: "1")
    case .image: Declaration(name: "image", word: "image", value: .image, kind: .data, weight: .setting)
    case .file: Self.companion("file")
    case .mode: Self.look("mode", "contentMode", absent: "scaleToFill")
    case .alignment: Self.look("alignment", "textAlignment", absent: "natural")
    case .border: Self.look("border", "border")
    case .clips: Self.look("clips", "clipsToBounds", absent: "false")
    case .colors: Self.look("colors", "gradient colors")
    case .corner: Self.look("corner", "cornerRadius", absent: "0")
    case .corners: Self.look("corners", "maskedCorners", .corners, absent: "all")
    case .curve: Self.look("curve", "cornerCurve", absent: "circular")
    case .direction: Self.look("direction", "gradient direction")
    case .drawing: Self.shape("drawing", .digest("of its own"))
    case .fill: Self.look("fill", "fillColor")
    case .gradient: Self.look("gradient", "gradient type", absent: "axial")
    case .locations: Self.look("locations", "gradient locations")
    case .mask: Self.shape("mask", .outline)
    case .path: Self.shape("path", .outline)
    case .shadow: Self.look("shadow", "shadow")
    case .stroke: Self.look("stroke", "stroke")
    case .stroked: Self.look("stroked", "stroked part", absent: "0 1")
    case .transform:
      Declaration(
        name: "transform", word: "transform", value: .matrix, kind: .geometry, weight: .setting)
    case .arrangement: Self.companion("arrangement")
    case .constraints: Self.companion("constraints")
    case .isEnabled: Self.state("isEnabled")
    case .isSelected: Self.state("isSelected")
    case .isHighlighted: Self.state("isHighlighted")
    case .accessoryType: Self.state("accessoryType")
    case .indentationLevel: Self.state("indentationLevel")
    case .numberOfLines: Self.state("numberOfLines")
    case .lineBreakMode: Self.state("lineBreakMode")
    case .isOn: Self.state("isOn")
    case .value: Self.state("value")
    case .progress: Self.state("progress")
    case .selectedSegmentIndex: Self.state("selectedSegmentIndex")
    case .numberOfPages: Self.state("numberOfPages")
    case .currentPage: Self.state("currentPage")
    case .isAnimating: Self.state("isAnimating")
    case .fieldText: Self.state("fieldText", word: "text")
    case .placeholder: Self.state("placeholder")
    case .contentOffset: Self.state("contentOffset")
    case .shadowPath: Self.shape("shadowPath", .outline)
    }
  }
}

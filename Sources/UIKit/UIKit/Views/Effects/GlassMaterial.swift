internal import CellDrawing
internal import Foundation

/// The look of liquid glass at rest.
struct GlassMaterial {
  var isDark: Bool
  /// Whether the glass adds less of its own white or black to the content behind it.
  var isClear = false
  /// The colour of the glass, or nil for glass without a colour.
  var tint: Color?
  var systemVersion = SystemVersion.current

  /// Returns the glass inside of an outline, without a shadow.
  ///
  /// - Parameter rim: The outline half a line inside, which is lit.
  func nodes(_ outline: Path, rim: Path) -> [Node] {
    let look = systemVersion >= .iOS27 ? measured : modelled
    var nodes: [Node] = [
      .backdrop(
        Backdrop(
          path: outline, blur: look.blur, saturation: look.saturation, tone: look.tone, tint: look.veil))
    ]
    if let tint {
      nodes.append(.fill(outline, .nonZero, .color(tint.withAlpha(tint.alpha * (isClear ? 0.5 : 0.8)))))
    }
    nodes.append(.stroke(rim, Stroke(width: 0.5), .color(Self.white(look.light))))
    return nodes
  }

  /// The opacity of the shadow under the glass of bars. Since iOS 27, it darkens what is below by one to three of 255
  /// levels.
  var shadowOpacity: CGFloat { systemVersion >= .iOS27 ? 0.02 : 0.12 }

  private struct Look {
    var blur: CGFloat
    var saturation: Double
    var tone: ToneCurve?
    var veil: Color
    /// The opacity of the white rim.
    var light: CGFloat
  }

  /// The look on iOS 26, which is modelled on pictures.
  private var modelled: Look {
    let white = isDark ? 0.16 : 1
    let alpha = isClear ? 0.1 : isDark ? 0.5 : 0.4
    return Look(
      blur: 8, saturation: 1.4, veil: Color(red: white, green: white, blue: white, alpha: alpha),
      light: isDark ? 0.18 : 0.8)
  }

  /// The look on iOS 27. Others measured its levels, saturation and rim on simulators of iOS 27.0 and 27.1, at the middle of
  /// the setting between clear and tinted. They measured glass outside of bars. Glass in bars is drawn in the same way.
  ///
  /// The blur of regular glass differs: Apple mixes a narrow and a wide one.
  private var measured: Look {
    if isClear {
      return Look(blur: 1.3, saturation: 1.05, tone: Self.clearTone, veil: Self.white(Self.lift), light: 0.44)
    }
    guard !isDark else {
      return Look(blur: 8, saturation: 1.18, tone: Self.darkTone, veil: Self.white(Self.lift), light: 0.28)
    }
    // A level becomes 132 + 0.476 of it.
    let level = 132 / 255 / 0.524
    return Look(
      blur: 8, saturation: 1.18, veil: Color(red: level, green: level, blue: level, alpha: 0.524), light: 0.35
    )
  }

  /// The white over dark and over clear glass, which makes black 32.
  private static let lift: CGFloat = 32 / 255

  /// The levels of dark glass before its white. With it, they are 32, 59, 84, 105, 125, 142, 156, 168, 178 and 185.
  private static let darkTone = tone(below: [32, 59, 84, 105, 125, 142, 156, 168, 178, 185])
  /// The levels of clear glass before its white.
  private static let clearTone = tone(below: [32, 59, 86, 113, 140, 168, 194, 221, 249, 255])

  /// Returns the curve that gives levels after the white over it.
  private static func tone(below levels: [Double]) -> ToneCurve {
    ToneCurve(levels: levels.map { ($0 - 32) / (1 - Double(lift)) })
  }

  private static func white(_ alpha: CGFloat) -> Color { Color(red: 1, green: 1, blue: 1, alpha: alpha) }
}

import CellDrawing
import Foundation

/// A view with text in two pictures, one of which an iPhone drew.
struct PhoneText {
  private let name: String
  private let scale: Double
  /// The height of a line here, in pixels.
  private let lineHeight: Double
  private let phoneLines: [PixelRect]
  private let lines: [PixelRect]

  /// - Parameters:
  ///   - phone: The picture of the iPhone.
  ///   - actual: The picture that was drawn here, of the same size.
  init(_ place: PlacedViews.Place, scale: Double, phone: Bitmap, actual: Bitmap) {
    self.scale = scale
    name = PlacedViews.name(place)
    lineHeight = place.frame.height * scale / Double(max(1, place.view.lineCount ?? 1))
    // The iPhone's text may be up to 2 % wider, and italic letters hang over.
    let margin = max(2, place.frame.width * 0.02)
    let area = PixelRect(
      place.frame.insetBy(dx: -margin, dy: -1), scale: scale, width: actual.width, height: actual.height)
    phoneLines = TextInk(in: area, of: phone, lineHeight: lineHeight).lines
    lines = TextInk(in: area, of: actual, lineHeight: lineHeight).lines
  }

  /// The areas of the lines in both pictures, with the soft edges of letters. Their pixels are not compared.
  var areas: [PixelRect] {
    (phoneLines + lines).map {
      PixelRect(x: $0.x - 2, y: $0.y - 2, width: $0.width + 4, height: $0.height + 4)
    }
  }

  /// The differences of the lines, one line of words each.
  var differences: [String] {
    guard phoneLines.count == lines.count else {
      return ["\(name): \(Self.count(lines.count)), and the iPhone has \(Self.count(phoneLines.count))"]
    }
    return zip(phoneLines, lines).enumerated().flatMap { index, pair in
      differences(pair.0, pair.1, title: lines.count > 1 ? "line \(index + 1)" : "the text")
    }
  }

  private func differences(_ old: PixelRect, _ new: PixelRect, title: String) -> [String] {
    let widthTolerance = 2 * scale + 0.03 * Double(max(old.width, new.width))
    let heightTolerance = max(2 * scale, lineHeight * 0.1)
    var differences: [String] = []
    func compare(_ words: String, _ old: Int, _ new: Int, within tolerance: Double) {
      guard Double(abs(old - new)) > tolerance else { return }
      differences.append("\(name): \(title) \(words) \(points(new)), and the iPhone's \(points(old))")
    }
    compare("is as wide as", old.width, new.width, within: widthTolerance)
    if differences.isEmpty { compare("begins at x", old.x, new.x, within: widthTolerance) }
    compare("begins at y", old.y, new.y, within: heightTolerance)
    compare("ends at y", old.y + old.height, new.y + new.height, within: heightTolerance)
    return differences
  }

  private func points(_ pixels: Int) -> String { PlainNumber.rounded(Double(pixels) / scale) }

  private static func count(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}

extension PixelRect {
  /// Makes the pixels around a rectangle in points, as far as a picture of a width and height has them.
  fileprivate init(_ rect: CGRect, scale: Double, width: Int, height: Int) {
    func pixels(_ points: Double, _ rule: FloatingPointRoundingRule, _ limit: Int) -> Int {
      let pixels = (points * scale).rounded(rule)
      return pixels.isFinite ? Int(min(max(pixels, 0), Double(limit))) : 0
    }
    let (left, top) = (pixels(rect.minX, .down, width), pixels(rect.minY, .down, height))
    self.init(
      x: left, y: top, width: pixels(rect.maxX, .up, width) - left,
      height: pixels(rect.maxY, .up, height) - top)
  }
}

internal import Foundation

extension TextAttributes.Line.Pattern {
  /// The lengths of the dashes and of the gaps after them, in thicknesses of the line, as in the text system of macOS.
  private var lengths: [CGFloat] {
    switch self {
    case .solid: []
    case .dots: [3, 3]
    case .dashes: [10, 5]
    case .dashesAndDots: [10, 3, 3, 3]
    case .dashesAndTwoDots: [10, 3, 3, 3, 3, 3]
    }
  }

  /// Returns the dashes of a line from 0 to a width, in points.
  func parts(of width: CGFloat, thickness: CGFloat) -> [Range<CGFloat>] {
    // More dashes than that are closer together than any pixels.
    guard width > 0, thickness > 0, width / thickness < 100_000 else { return [] }
    let lengths = lengths
    guard !lengths.isEmpty else { return [0..<width] }
    var parts: [Range<CGFloat>] = []
    var (place, index) = (0.0, 0)
    while place < width {
      let end = place + lengths[index % lengths.count] * thickness
      if index % 2 == 0 { parts.append(place..<min(end, width)) }
      (place, index) = (end, index + 1)
    }
    return parts
  }
}

import CellDrawing

/// The pixels of a text: those that differ from the background behind it.
struct TextInk {
  /// The minimum difference of a channel from the background, from 0 to 255.
  private static let minimumContrast = 40

  /// The boxes around the lines, from top to bottom, in pixels of the picture.
  let lines: [PixelRect]

  /// - Parameters:
  ///   - area: The area of the text inside the picture, in pixels.
  ///   - lineHeight: The approximate height of a line, in pixels.
  init(in area: PixelRect, of bitmap: Bitmap, lineHeight: Double) {
    guard area.width > 0, area.height > 0 else {
      lines = []
      return
    }
    let background = Self.background(in: area, of: bitmap)
    func ink(_ y: Int) -> PixelBox? { Self.ink(in: area, row: y, of: bitmap, on: background) }
    var lines: [PixelBox] = []
    for y in Self.ownRows(of: area, bitmap.height, lineHeight, hasInk: { ink($0) != nil }) {
      guard let row = ink(y) else { continue }
      if let last = lines.last, Self.continues(last, at: y, lineHeight) {
        lines[lines.count - 1].form(row)
      } else {
        lines.append(row)
      }
    }
    self.lines = lines.map(\.rect)
  }

  /// Returns the rows of an area without the ends of other texts, which reach into it from above or below: letters that
  /// cross the edge, and then a gap.
  private static func ownRows(
    of area: PixelRect, _ height: Int, _ lineHeight: Double, hasInk: (Int) -> Bool
  ) -> Range<Int> {
    let (top, bottom) = (area.y, area.y + area.height)
    let reach = min(Int(lineHeight * 0.3), area.height)
    func own(from edge: Int, outside: Int, step: Int) -> Int {
      guard (0..<height).contains(outside), hasInk(outside) else { return edge }
      return stride(from: edge, to: edge + step * reach, by: step).first { !hasInk($0) } ?? edge
    }
    let first = own(from: top, outside: top - 1, step: 1)
    let last = own(from: bottom - 1, outside: bottom, step: -1)
    return first <= last ? first..<last + 1 : top..<bottom
  }

  /// Returns the box around the ink in a row of an area, or nil if there is none.
  private static func ink(in area: PixelRect, row y: Int, of bitmap: Bitmap, on background: UInt32)
    -> PixelBox?
  {
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    var (left, right) = (Int.max, 0)
    var x = area.x
    while x < area.x + area.width {
      if isInk(pixels[y * bitmap.stride / 4 + x], on: background) {
        left = min(left, x)
        right = x + 1
      }
      x &+= 1
    }
    return left < right ? PixelBox(left: left, top: y, right: right, bottom: y + 1) : nil
  }

  /// Returns whether a row of pixels belongs to the line above.
  ///
  /// The dots of letters are within 70 % of a line's height. Letters that reach below the line have no gap above them,
  /// and neither have lines that touch each other.
  private static func continues(_ line: PixelBox, at y: Int, _ lineHeight: Double) -> Bool {
    Double(y - line.top) < lineHeight * (line.bottom == y ? 1 : 0.7)
  }

  /// Returns the most frequent colour of an area.
  private static func background(in area: PixelRect, of bitmap: Bitmap) -> UInt32 {
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    var counts: [UInt32: Int] = [:]
    // A ninth of the pixels shows it too.
    for y in stride(from: area.y, to: area.y + area.height, by: 3) {
      for x in stride(from: area.x, to: area.x + area.width, by: 3) {
        counts[pixels[y * bitmap.stride / 4 + x], default: 0] += 1
      }
    }
    // The lower of two equally frequent colours wins, because a dictionary has no order.
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  private static func isInk(_ pixel: UInt32, on background: UInt32) -> Bool {
    for shift in [0, 8, 16, 24] as [UInt32] {
      let difference = Int(pixel >> shift & 255) - Int(background >> shift & 255)
      if abs(difference) >= minimumContrast { return true }
    }
    return false
  }
}

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
    let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
    let background = Self.background(in: area, of: bitmap)
    var lines: [Box] = []
    for y in area.y..<(area.y + area.height) {
      var (left, right) = (Int.max, 0)
      var x = area.x
      while x < area.x + area.width {
        if Self.isInk(pixels[y * bitmap.stride / 4 + x], on: background) {
          left = min(left, x)
          right = x + 1
        }
        x &+= 1
      }
      guard left < right else { continue }
      let row = Box(left: left, top: y, right: right, bottom: y + 1)
      if let last = lines.last, Self.continues(last, at: y, lineHeight) {
        lines[lines.count - 1].form(row)
      } else {
        lines.append(row)
      }
    }
    self.lines = lines.map(\.rect)
  }

  /// Returns whether a row of pixels belongs to the line above.
  ///
  /// The dots of letters lie within 70 % of a line's height. Letters that reach below the line have no gap above them,
  /// and neither have lines that touch each other.
  private static func continues(_ line: Box, at y: Int, _ lineHeight: Double) -> Bool {
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

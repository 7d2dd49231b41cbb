import CellDrawing

@testable import CellSnapshots

/// Returns a picture with a pixel for each letter: `.` white, `#` black, `r` red, and a space transparent.
func picture(_ rows: String...) throws -> Bitmap {
  let colors: [Character: UInt32] = [".": 0xFFFF_FFFF, "#": 0xFF00_0000, "r": 0xFFFF_0000, " ": 0]
  let bitmap = try Bitmap(width: rows.first?.count ?? 0, height: rows.count)
  let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
  for (index, letter) in rows.joined().enumerated() { pixels[index] = colors[letter] ?? 0xFFFF_00FF }
  return bitmap
}

/// Returns a picture of one colour: alpha, red, green and blue from the highest byte to the lowest.
func picture(_ width: Int, _ height: Int, _ color: UInt32) throws -> Bitmap {
  let bitmap = try Bitmap(width: width, height: height)
  let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
  for index in pixels.indices { pixels[index] = color }
  return bitmap
}

extension Bitmap {
  /// Sets the pixels at `places` to `color`, and returns the bitmap.
  func with(_ color: UInt32, at places: (x: Int, y: Int)...) -> Bitmap {
    let pixels = pixels.bindMemory(to: UInt32.self)
    for place in places { pixels[place.y * width + place.x] = color }
    return self
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels.bindMemory(to: UInt32.self)[y * width + x] }
}

func compare(
  _ reference: Bitmap, _ actual: Bitmap, _ rule: SnapshotComparisonRule = .exact,
  limits: SnapshotComparisonLimits = .none,
  masks: [PixelRect] = []
) throws -> ComparisonOutcome {
  try Comparison(
    ComparedPicture(reference, masks: masks), ComparedPicture(actual, masks: masks), rule: rule,
    limits: limits
  ).result
}

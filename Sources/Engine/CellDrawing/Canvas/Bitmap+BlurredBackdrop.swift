internal import Foundation

extension Bitmap {
  /// Blurs the bitmap, moves its colours away from grey, or towards grey if the saturation is below 1, and changes
  /// their levels by a curve.
  ///
  /// Near the edge of the drawn part, colours are averages of only the drawn pixels, so the edge does not become
  /// darker.
  func blurBackdrop(_ blur: GaussianBlur?, saturation: Double, tone: ToneCurve?) {
    let bytes = pixels.bindMemory(to: UInt8.self)
    guard !bytes.isEmpty else { return }
    let coverage = Swift.stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
    if let blur {
      for channel in 0..<4 {
        let plane = UnsafeMutableBufferPointer(rebasing: bytes[channel...])
        blur.apply(to: plane, width: width, height: height, stride: stride, step: 4)
      }
    }
    let matrix = Self.saturation(Float(saturation))
    let tones = tone.map { curve in (0...255).map { Float(curve.level(Double($0))) } }
    for (index, before) in coverage.enumerated() {
      let place = index * 4
      let alpha = bytes[place + 3]
      guard alpha > 0 else { continue }
      let kept = max(alpha, before)
      let gain = Float(kept) / Float(alpha)
      let (blue, green, red) = (Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]))
      for channel in 0..<3 {
        let row = matrix[channel]
        var value = (row.blue * blue + row.green * green + row.red * red) * gain
        if let tones {
          // The channels are multiplied by alpha, and the curve is for colours without it.
          let level = value / Float(kept) * 255
          value = tones[Int(max(0, min(255, level.rounded())))] * Float(kept) / 255
        }
        bytes[place + channel] = UInt8(max(0, min(Float(kept), value.rounded())))
      }
      bytes[place + 3] = kept
    }
  }

  /// Returns how much of each old channel goes into the new blue, green and red.
  private static func saturation(_ amount: Float) -> [(blue: Float, green: Float, red: Float)] {
    let grey = 1 - amount
    // The weights of the channels in the brightness that the eye sees.
    let (blue, green, red) = (0.0722 * grey, 0.7152 * grey, 0.2126 * grey)
    return [
      (blue + amount, green, red), (blue, green + amount, red), (blue, green, red + amount),
    ]
  }

  /// Returns the pixels of a part, or nil if the part is empty or is not inside the bitmap.
  func pixels(in part: Extents) -> ImagePixels? {
    let (left, top) = (Int(part.minX), Int(part.minY))
    let (columns, rows) = (Int(part.width), Int(part.height))
    guard columns > 0, rows > 0, left >= 0, top >= 0, left + columns <= width, top + rows <= height else {
      return nil
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(columns * rows * 4)
    for y in top..<(top + rows) {
      let start = y * stride + left * 4
      bytes += pixels[start..<(start + columns * 4)]
    }
    return ImagePixels(width: columns, height: rows, bytes: bytes)
  }
}

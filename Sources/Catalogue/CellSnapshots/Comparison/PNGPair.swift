package import CellDrawing

/// Two PNG files as pictures to compare, in the colours that the files hold.
///
/// Files with 16 bits per channel are rounded to 8 bits. A difference that rounding would hide counts as 1 of 255.
package struct PNGPair {
  package let reference: ComparedPicture
  package let actual: ComparedPicture
  /// Whether at least one file has 16 bits per channel.
  package let isRounded: Bool

  /// - Parameter masks: The rectangles that are not compared, in both pictures.
  package init(
    _ reference: PNG.StraightPixels, _ actual: PNG.StraightPixels, masks: [PixelRect] = []
  ) throws(ImageError) {
    if case .eightBits(let old) = reference, case .eightBits(let new) = actual {
      self.reference = ComparedPicture(old, alpha: .straight, masks: masks)
      self.actual = ComparedPicture(new, alpha: .straight, masks: masks)
      isRounded = false
      return
    }
    let (old, new) = (WidePicture(reference), WidePicture(actual))
    let rounded = try (old.rounded(), new.rounded())
    new.mark(rounded.1, whereUnlike: old, rounded.0)
    self.reference = ComparedPicture(rounded.0, alpha: .straight, masks: masks)
    self.actual = ComparedPicture(rounded.1, alpha: .straight, masks: masks)
    isRounded = true
  }
}

/// A picture with red, green, blue and alpha in 16 bits each.
private struct WidePicture {
  var pixels: [UInt16]
  var width: Int
  var height: Int

  init(_ pixels: PNG.StraightPixels) {
    switch pixels {
    case .sixteenBits(let pixels, let width, let height):
      (self.pixels, self.width, self.height) = (pixels, width, height)
    case .eightBits(let bitmap):
      (width, height) = (bitmap.width, bitmap.height)
      self.pixels = []
      self.pixels.reserveCapacity(width * height * 4)
      for pixel in bitmap.pixels.bindMemory(to: UInt32.self) {
        for shift in [16, 8, 0, 24] as [UInt32] { self.pixels.append(UInt16(pixel >> shift & 255) * 257) }
      }
    }
  }

  /// Returns the picture in 8 bits per channel, with blue first.
  func rounded() throws(ImageError) -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    let target = bitmap.pixels.bindMemory(to: UInt8.self)
    var index = 0
    while index < pixels.count {
      target[Self.place(index)] = UInt8((UInt32(pixels[index]) * 255 + 32_767) / 65_535)
      index &+= 1
    }
    return bitmap
  }

  /// Changes a channel of this picture's bitmap by 1 where rounding alone made it equal to the other picture's.
  func mark(_ bitmap: Bitmap, whereUnlike other: WidePicture, _ otherBitmap: Bitmap) {
    let target = bitmap.pixels.bindMemory(to: UInt8.self)
    let otherTarget = otherBitmap.pixels.bindMemory(to: UInt8.self)
    for y in 0..<min(height, other.height) {
      for x in 0..<(min(width, other.width) * 4) {
        let (index, otherIndex) = (y * width * 4 + x, y * other.width * 4 + x)
        guard pixels[index] != other.pixels[otherIndex] else { continue }
        let (place, otherPlace) = (Self.place(index), Self.place(otherIndex))
        guard target[place] == otherTarget[otherPlace] else { continue }
        target[place] = target[place] == 255 ? 254 : target[place] + 1
      }
    }
  }

  /// Returns the index of a channel after the order changes to blue first.
  private static func place(_ index: Int) -> Int {
    switch index & 3 {
    case 0: index + 2
    case 2: index - 2
    default: index
    }
  }
}

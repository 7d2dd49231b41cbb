/// The orientation of a camera, with the values of the EXIF tag `Orientation`.
enum ImageOrientation: Int {
  case up = 1
  case upMirrored
  case down
  case downMirrored
  case leftMirrored
  case right
  case rightMirrored
  case left

  var swapsSides: Bool { rawValue >= 5 }

  /// Reads the tag of a TIFF structure after "Exif\0\0".
  init?(exif block: ArraySlice<UInt8>) {
    guard block.starts(with: Self.exifHeader) else { return nil }
    self.init(tiff: Array(block.dropFirst(Self.exifHeader.count)))
  }

  private static let exifHeader: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]

  /// Reads the tag in the content of a PNG's `eXIf` chunk or a WebP's `EXIF` chunk: a TIFF structure, with a header in files of some
  /// programs.
  init?(chunk content: [UInt8]) {
    self.init(
      tiff: content.starts(with: Self.exifHeader) ? Array(content.dropFirst(Self.exifHeader.count)) : content)
  }

  /// Reads the tag 0x0112 of the first directory.
  private init?(tiff: [UInt8]) {
    guard tiff.count >= 8, tiff.starts(with: [0x49, 0x49]) || tiff.starts(with: [0x4D, 0x4D]) else {
      return nil
    }
    let isLittle = tiff[0] == 0x49
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= tiff.count else { return nil }
      let part = tiff[place..<(place + count)]
      return isLittle
        ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let place = directory + 2 + 12 * entry
      guard let tag = number(place, 2) else { return nil }
      if tag == 0x0112, let value = number(place + 8, 2) {
        self.init(rawValue: value)
        return
      }
    }
    return nil
  }
}

extension ImagePixels {
  /// Returns the pixels of the upright picture.
  func oriented(_ orientation: ImageOrientation) -> ImagePixels {
    guard orientation != .up else { return self }
    let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: bytes.count)
    turned.withUnsafeMutableBytes { turned in
      bytes.withUnsafeBytes { bytes in
        let source = bytes.bindMemory(to: UInt32.self)
        let target = turned.bindMemory(to: UInt32.self)
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let (fromX, fromY) =
              switch orientation {
              case .up: (x, y)
              case .upMirrored: (width - 1 - x, y)
              case .down: (width - 1 - x, height - 1 - y)
              case .downMirrored: (x, height - 1 - y)
              case .leftMirrored: (y, x)
              case .right: (y, height - 1 - x)
              case .rightMirrored: (width - 1 - y, height - 1 - x)
              case .left: (width - 1 - y, x)
              }
            target[y * newWidth + x] = source[fromY * width + fromX]
          }
        }
      }
    }
    return ImagePixels(width: newWidth, height: newHeight, bytes: turned)
  }
}

/// The pictures of an animated PNG as they are shown, decoded one after the other.
package final class PNGAnimationPictures {
  private let animation: PNGAnimation
  private let bytes: [UInt8]
  private let canvas: Bitmap
  private var index = 0
  /// The pixels below the last frame, if they return after it.
  private var restored: Bitmap?

  /// Throws `ImageError` if there is no memory for the canvas.
  ///
  /// - Parameter bytes: The file that the animation was read from.
  package init(of animation: PNGAnimation, in bytes: [UInt8]) throws(ImageError) {
    self.animation = animation
    self.bytes = bytes
    canvas = try Bitmap(width: animation.width, height: animation.height)
  }

  /// Returns the next picture, or nil after the last: the whole canvas in straight colours with 8 bits per channel. It
  /// is valid until the next call.
  ///
  /// Throws `ImageError` if the frame cannot be decoded, or if there is no memory for it.
  package func next() throws(ImageError) -> Bitmap? {
    guard index < animation.frames.count else { return nil }
    if index > 0 { dispose(of: animation.frames[index - 1].control) }
    let frame = animation.frames[index]
    index += 1
    let file = animation.file(with: frame, of: bytes)
    let picture = try PNG.decodeStraightBytes(file, try PNGContents(file))
    restored = frame.control.disposal == .restore ? try canvas.copy() : nil
    canvas.draw(picture, at: frame.control)
    return canvas
  }

  private func dispose(of frame: PNGFrameControl) {
    switch frame.disposal {
    case .none: break
    case .clear: canvas.clear(frame)
    case .restore:
      if let restored { canvas.pixels.copyMemory(from: UnsafeRawBufferPointer(restored.pixels)) }
    }
  }
}

extension PNGAnimation {
  /// Returns a frame as a PNG of its own.
  fileprivate func file(with frame: Frame, of bytes: [UInt8]) -> [UInt8] {
    var file = PNGFile()
    for chunk in sharedChunks {
      guard chunk == sharedChunks.first else {
        file.append(copyOf: chunk, in: bytes)
        continue
      }
      file.append("IHDR") { header in
        header.append(bigEndian: UInt32(frame.control.width))
        header.append(bigEndian: UInt32(frame.control.height))
        // Before these bytes are the chunk's length and type and the size, after them its checksum.
        header += bytes[(chunk.lowerBound + 16)..<(chunk.upperBound - 4)]
      }
    }
    for data in frame.data { file.append("IDAT") { $0 += bytes[data] } }
    file.append("IEND") { _ in }
    return file.bytes
  }
}

extension Bitmap {
  /// Returns a bitmap with the same pixels.
  fileprivate func copy() throws(ImageError) -> Bitmap {
    let copy = try Bitmap(width: width, height: height)
    copy.pixels.copyMemory(from: UnsafeRawBufferPointer(pixels))
    return copy
  }

  /// Draws a frame's picture into its rectangle. Both have straight colours.
  fileprivate func draw(_ picture: Bitmap, at frame: PNGFrameControl) {
    let source = picture.pixels.bindMemory(to: UInt32.self)
    let target = pixels.bindMemory(to: UInt32.self)
    for row in 0..<frame.height {
      let start = (frame.y + row) * width + frame.x
      for column in 0..<frame.width {
        let pixel = source[row * frame.width + column]
        target[start + column] =
          frame.blending == .over ? StraightPixel.blend(pixel, over: target[start + column]) : pixel
      }
    }
  }

  /// Makes a frame's rectangle transparent.
  fileprivate func clear(_ frame: PNGFrameControl) {
    let target = pixels.bindMemory(to: UInt32.self)
    for row in frame.y..<(frame.y + frame.height) {
      let start = row * width + frame.x
      for place in start..<(start + frame.width) { target[place] = 0 }
    }
  }
}

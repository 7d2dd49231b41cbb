extension PNGEncoder {
  /// A picture of an animation and the time for which it is shown.
  package struct Frame {
    package var bitmap: Bitmap
    package var duration: PNGFrameDuration

    package init(_ bitmap: Bitmap, duration: PNGFrameDuration) {
      self.bitmap = bitmap
      self.duration = duration
    }
  }

  /// Encodes pictures of one size as an animated PNG (APNG). Equal pictures always give the same bytes.
  ///
  /// Each frame after the first has only the rectangle that differs from the frame before it. The array is empty
  /// if there are no frames, if their sizes differ, or if there is no memory.
  ///
  /// - Parameter loopCount: How often the frames are shown; 0 means without end.
  package func encode(
    _ frames: [Frame], loopCount: Int, compression: PNG.Compression, text: [PNG.TextChunk] = []
  ) -> [UInt8] {
    guard let first = frames.first?.bitmap,
      frames.allSatisfy({ ($0.bitmap.width, $0.bitmap.height) == (first.width, first.height) })
    else { return [] }
    return encode(frames, loopCount, channels: 3, compression, text)
      ?? encode(frames, loopCount, channels: 4, compression, text) ?? []
  }

  /// Returns nil if `channels` is 3 and a pixel is not opaque, or if there is no memory.
  private func encode(
    _ frames: [Frame], _ loopCount: Int, channels: Int, _ compression: PNG.Compression,
    _ text: [PNG.TextChunk]
  ) -> [UInt8]? {
    guard channels == 4 || frames.allSatisfy(\.bitmap.mayBeOpaque) else { return nil }
    var file = PNGFile()
    var before: Bitmap?
    var sequence: UInt32 = 0
    for frame in frames {
      let part = before.map { BitmapPart(frame.bitmap, changedFrom: $0) } ?? BitmapPart(frame.bitmap)
      if before == nil {
        file.append(width: part.width, height: part.height, channels: channels)
        file.append("acTL") { content in
          content.append(bigEndian: UInt32(frames.count))
          content.append(bigEndian: UInt32(clamping: loopCount))
        }
        for chunk in text { file.append(chunk) }
      }
      let control = PNGFrameControl(
        x: part.x, y: part.y, width: part.width, height: part.height, duration: frame.duration)
      file.append("fcTL") { control.append(sequence: sequence, to: &$0) }
      sequence += 1
      let rows = PNGRows(part, channels: channels, filter: compression == .fast ? .up : .none)
      if before == nil {
        guard file.append("IDAT", { append(rows, compression, to: &$0) }) else { return nil }
      } else {
        let isWritten = file.append("fdAT") { content in
          content.append(bigEndian: sequence)
          return append(rows, compression, to: &content)
        }
        guard isWritten else { return nil }
        sequence += 1
      }
      before = frame.bitmap
    }
    file.append("IEND") { _ in }
    return file.bytes
  }
}

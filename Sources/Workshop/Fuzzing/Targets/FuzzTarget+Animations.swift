import CellDrawing
import CellSnapshots

extension FuzzTarget {
  static let animations = FuzzTarget(
    "animations", "an animated PNG: its bytes, chunks with right sums, or frames that are written and read"
  ) { bytes in
    var source = ByteSource(bytes)
    switch source.byte() % 3 {
    case 0: play(source.remainder())
    case 1: play(animationOfChunks(from: &source))
    default: writeAndRead(&source)
    }
  }

  /// Decodes all frames, and compares the file with itself.
  private static func play(_ bytes: [UInt8]) {
    guard let animation = try? PNGAnimation(bytes), animation.width * animation.height <= 1 << 16,
      animation.frameCount <= 64
    else { return }
    guard let first = try? AnimationFile(bytes), let second = try? AnimationFile(bytes),
      let compared = try? AnimationComparison(
        first, second,
        by: { (_, pair) throws(ImageError) in try Comparison(pair.reference, pair.actual, rule: .exact) })
    else { return }
    precondition(compared.outcome()?.verdict == .identical, "an animation is unlike itself")
    precondition(compared.differenceFile() != nil, "an animation has no picture of its differences")
  }

  /// Writes frames of the bytes, and reads them as the same frames.
  private static func writeAndRead(_ source: inout ByteSource) {
    let (width, height) = (1 + source.number(below: 40), 1 + source.number(below: 40))
    let count = 1 + source.number(below: 5)
    guard let duration = PNGFrameDuration(seconds: Double(1 + source.number(below: 65_535)) / 1_000) else {
      return
    }
    var frames: [PNGEncoder.Frame] = []
    for _ in 0..<count {
      guard let bitmap = try? Bitmap(width: width, height: height) else { return }
      let pixels = bitmap.pixels.bindMemory(to: UInt32.self)
      let (color, start) = (UInt32(source.byte()) &* 0x0101_0101, source.number(below: pixels.count))
      for place in pixels.indices { pixels[place] = place < start ? 0xFF00_00FF : color }
      frames.append(PNGEncoder.Frame(bitmap, duration: duration))
    }
    let file = PNGEncoder().encode(frames, loopCount: source.number(below: 9), compression: .fast)
    guard let animation = try? PNGAnimation(file),
      let pictures = try? PNGAnimationPictures(of: animation, in: file)
    else { preconditionFailure("an animation cannot be read") }
    precondition(animation.durations == frames.map { _ in duration }, "a duration is read as another")
    for frame in frames {
      let (picture, written) = (try? pictures.next(), try? frame.bitmap.straight())
      precondition(
        written.map { picture?.pixels.elementsEqual($0.pixels) == true } == true, "a frame is read as another"
      )
    }
  }

  /// Returns a file whose frames have small sizes, so that many of them are inside of the canvas.
  private static func animationOfChunks(from source: inout ByteSource) -> [UInt8] {
    var parts = PNGParts()
    let (width, height) = (1 + source.number(below: 8), 1 + source.number(below: 8))
    parts.append(
      "IHDR", PNGParts.bigEndian(UInt32(width)) + PNGParts.bigEndian(UInt32(height)) + [8, 6, 0, 0, 0])
    let count = source.number(below: 6)
    parts.append("acTL", PNGParts.bigEndian(UInt32(count)) + PNGParts.bigEndian(UInt32(source.byte())))
    var sequence: UInt32 = 0
    for index in 0..<(count + (source.flag() ? 0 : 1)) {
      let isFirst = index == 0
      let (across, down) = isFirst ? (width, height) : (source.number(below: 9), source.number(below: 9))
      var control = PNGParts.bigEndian(sequence)
      for number in [
        across, down, isFirst ? 0 : source.number(below: 4), isFirst ? 0 : source.number(below: 4),
      ] {
        control += PNGParts.bigEndian(UInt32(number))
      }
      control += [source.byte(), source.byte(), source.byte(), source.byte()]
      parts.append("fcTL", control + [source.byte() % 4, source.byte() % 3])
      sequence += 1
      var rows: [UInt8] = []
      for _ in 0..<down {
        // Each row begins with the number of its filter.
        rows.append(0)
        for _ in 0..<(across * 4) { rows.append(source.byte()) }
      }
      let data = PNGParts.stored(rows)
      if isFirst {
        parts.append("IDAT", data)
      } else {
        parts.append("fdAT", PNGParts.bigEndian(sequence) + data)
        sequence += 1
      }
    }
    parts.append("IEND", [])
    return parts.bytes
  }
}

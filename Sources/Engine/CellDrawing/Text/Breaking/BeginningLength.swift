internal import Foundation

/// An estimate of how much of a paragraph a frame with few lines can show.
enum BeginningLength {
  /// Returns the estimate in UTF-8 code units. Returns nil if the frame has no small limit, or if the line break
  /// mode also shows the paragraph's end.
  static func bytes(frame: TextFrame, style: TextParagraph, source: TextSource) -> Int? {
    guard let size = source.smallestFontSize, size >= 1,
      frame.width < 10_000,
      let lines = lines(frame, size: size)
    else { return nil }
    switch frame.lineBreak ?? style.lineBreak {
    case .wordWrapping, .characterWrapping, .truncatingTail: break
    case .clipping, .truncatingHead, .truncatingMiddle: return nil
    }
    guard frame.lineBreak != nil || style.lineBreak != .truncatingTail else { return nil }
    // Few letters are narrower than a quarter of the font's size. Most wider ones take more than one byte.
    return Int((lines + 2) * (frame.width / (size / 4) + 8))
  }

  private static func lines(_ frame: TextFrame, size: Double) -> Double? {
    let byHeight = frame.lineBreak?.truncates == true ? frame.height / size : .infinity
    let lines = min(frame.lineLimit > 0 ? Double(frame.lineLimit) : .infinity, byHeight)
    return lines < 1_000 ? lines : nil
  }
}

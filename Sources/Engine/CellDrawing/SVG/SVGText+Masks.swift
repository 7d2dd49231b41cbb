extension SVGText {
  /// Returns the document with complete regions for each mask, and for each filter that makes a mask from a
  /// picture's alpha.
  ///
  /// Cairo omits these regions. In SVG the default is the bounding box without strokes, so the outer half of
  /// strokes and their caps would be cut off.
  func boxed() -> SVGText {
    var boxes = SVGMaskBoxes()
    var place = 0
    while let tag = nextTag(SVGMaskBoxes.names, from: &place) { boxes.read(tag) }
    return boxes.edits.isEmpty ? self : replacing(boxes.edits)
  }

  private func replacing(_ edits: [SVGMaskBoxes.Edit]) -> SVGText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 128)
    var copied = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.text.utf8
      copied = edit.range.upperBound
    }
    result += bytes[copied...]
    return SVGText(result)
  }
}

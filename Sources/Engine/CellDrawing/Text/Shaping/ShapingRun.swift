internal import CellSnapPango
internal import Foundation

/// A stretch of a paragraph that is shaped with one font, kerning and offset.
struct ShapingRun {
  var bytes: Range<Int>
  /// The first of the text's runs that it covers.
  var run: Int
  var font: Font
  var kern: Double
  /// The space that is added between letters of the font's own face.
  var tracking: Double
  var baselineOffset: Double
  var obliqueness: Double
  /// The factor by which glyphs are widened.
  var widening: Double
  var ligature: Int?
  var attachment: TextAttachment?
  var resolved: ResolvedFont
  var metrics: FontMetrics
  var extent: LineExtent

  /// Returns the runs of a text within some of its bytes. Runs that are shaped alike are joined.
  static func runs(
    of text: AttributedText, in range: Range<Int>, runStarts: RunStarts, library: FontLibrary
  ) -> [ShapingRun] {
    var found: [ShapingRun] = []
    var previous: TextAttributes?
    // It starts at the run in which the range begins, because a text with many paragraphs has many runs.
    var index = runStarts.run(at: range.lowerBound)
    while index < text.runs.count, runStarts.bytes(of: index).lowerBound < range.upperBound {
      let (run, place) = (text.runs[index], index)
      let bytes = runStarts.bytes(of: index).clamped(to: range)
      index += 1
      if bytes.isEmpty { continue }
      let end = bytes.upperBound - range.lowerBound
      if let last = previous, last.attachment == nil, last.isShaped(like: run.attributes) {
        found[found.count - 1].bytes = found[found.count - 1].bytes.lowerBound..<end
        continue
      }
      previous = run.attributes
      found.append(
        ShapingRun(
          bytes: bytes.lowerBound - range.lowerBound..<end, run: place, attributes: run.attributes,
          library: library))
    }
    return found
  }

  private init(bytes: Range<Int>, run: Int, attributes: TextAttributes, library: FontLibrary) {
    self.bytes = bytes
    self.run = run
    font = attributes.font
    kern = attributes.kern.isFinite ? min(max(attributes.kern, -10_000), 10_000) : 0
    baselineOffset = attributes.baselineOffset.isFinite ? attributes.baselineOffset : 0
    obliqueness = attributes.obliqueness.isFinite ? min(max(attributes.obliqueness, -10), 10) : 0
    let expansion = attributes.expansion.isFinite ? min(max(attributes.expansion, -4), 4) : 0
    widening = exp(expansion) * attributes.font.widening
    ligature = attributes.ligature
    attachment = attributes.attachment
    resolved = library.resolve(attributes.font)
    metrics = resolved.metrics(of: attributes.font)
    tracking = attributes.attachment == nil ? resolved.tracking(size: attributes.font.usableSize) : 0
    extent = LineExtent(attributes, metrics: metrics)
  }

  /// Makes an item of a part of this run in the face that was found for it.
  func item(
    _ found: Itemizer.Item, bytes: Range<Int>, continuesMarks: Bool
  ) -> ShapedParagraph.Item {
    // Pango distinguishes faces by their properties. Two instances of a variable font may share all of them.
    let isOwn = found.face.file == resolved.face.file
    var reference =
      isOwn ? resolved.reference : FaceReference(file: found.face.file, index: found.face.index)
    if obliqueness != 0 || widening != 1 {
      reference.matrix = reference.matrix.concatenating(
        Transform(a: widening, b: 0, c: -obliqueness, d: 1, tx: 0, ty: 0))
    }
    return ShapedParagraph.Item(
      bytes: bytes, level: found.level, script: found.script, language: found.language, run: run,
      face: isOwn ? resolved.face.shaping : found.face,
      reference: reference,
      metrics: metrics, extent: extent, size: font.usableSize, kern: kern,
      tracking: isOwn ? tracking : 0, baselineOffset: baselineOffset, widening: widening,
      features: ShapingFeatures(
        requested: font.features, hasMonospacedDigits: font.hasMonospacedDigits,
        hasLigatures: ligature.map { $0 > 0 } ?? (kern == 0), hasAllLigatures: (ligature ?? 0) > 1,
        keepsSigns: isOwn && resolved.keepsSigns, continuesMarks: continuesMarks))
  }
}

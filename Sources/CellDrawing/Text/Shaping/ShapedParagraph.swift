internal import CellSnapPango

/// A paragraph, or a piece of one, as glyphs: knows no width and no colour. Byte offsets are those of the paragraph.
///
/// Unchecked because of `hb_language_t` in its items, which points to what HarfBuzz keeps for the life of the process.
final class ShapedParagraph: @unchecked Sendable {
  /// The least that can be moved to another line, in the order of reading.
  struct Cluster {
    /// In points, with the kerning after it.
    var advance: Double
    var start: Int32
    var firstGlyph: Int32
    var glyphCount: Int32
    var item: Int32
    var flags: Flags
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A line may end before it.
    static let lineBreak = Flags(rawValue: 1)
    /// A user sees a character begin here.
    static let characterBreak = Flags(rawValue: 2)
    static let white = Flags(rawValue: 4)
    /// Both sides must be shaped again when a line ends before it.
    static let unsafe = Flags(rawValue: 8)
    static let tab = Flags(rawValue: 16)
    static let attachment = Flags(rawValue: 32)
    /// A hyphen is drawn where a line ends after it.
    static let softHyphen = Flags(rawValue: 64)
  }

  /// A glyph and its place from its cluster's left edge, in points, y upwards.
  struct Glyph {
    var id: UInt32
    var x: Float
    var y: Float
  }

  /// Clusters of one face, one direction and one set of shaping attributes.
  struct Item {
    var bytes: Range<Int>
    var level: UInt8
    var script: hb_script_t
    var language: hb_language_t?
    /// The run of the text that says font, kerning and attachment.
    var run: Int
    var face: ShapingFace
    var reference: FaceReference
    /// The metrics of the font asked for, not of the face found.
    var metrics: FontMetrics
    /// What a line that has it needs above and below its baseline.
    var extent: LineExtent
    var size: Double
    /// The app's, in points.
    var kern: Double
    /// The font's, in points: what its letters stand apart beside their advances.
    var tracking: Double
    var baselineOffset: Double
    var features: ShapingFeatures
  }

  let clusters: [Cluster]
  let glyphs: [Glyph]
  let items: [Item]
  /// With control characters made harmless, to shape pieces of it again.
  let bytes: [UInt8]
  let isRightToLeft: Bool
  let missing: [Unicode.Scalar]
  let hasTabs: Bool

  init(
    clusters: [Cluster], glyphs: [Glyph], items: [Item], bytes: [UInt8], isRightToLeft: Bool,
    missing: [Unicode.Scalar]
  ) {
    self.clusters = clusters
    self.glyphs = glyphs
    self.items = items
    self.bytes = bytes
    self.isRightToLeft = isRightToLeft
    self.missing = missing
    // Not of all bytes: of a piece, those of the whole paragraph are kept.
    hasTabs = clusters.contains { $0.flags.contains(.tab) }
  }

  /// The first cluster at or after a byte.
  func cluster(at byte: Int) -> Int {
    var (low, high) = (0, clusters.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(clusters[middle].start) < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func byte(of cluster: Int) -> Int {
    cluster < clusters.count ? Int(clusters[cluster].start) : bytes.count
  }
}

/// What of shaping differs from HarfBuzz's defaults.
struct ShapingFeatures: Hashable, Sendable {
  var hasMonospacedDigits: Bool
  /// Letters with space between them form no ligatures.
  var hasLigatures: Bool
  /// Whether 3x4 and -> are drawn as they are written.
  var keepsSigns: Bool
  /// The first mark's letter stands in the item before: no circle is drawn in its place.
  var continuesMarks: Bool
}

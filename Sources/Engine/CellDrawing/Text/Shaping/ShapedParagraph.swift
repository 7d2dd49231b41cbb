internal import CellSnapPango

/// A paragraph, or a piece of one, as glyphs. It has no width and no colours. Byte offsets count from the paragraph's
/// start.
///
/// Unchecked because its items have an `hb_language_t`, which points to memory that HarfBuzz keeps as long as the
/// process runs.
final class ShapedParagraph: @unchecked Sendable {
  /// The smallest unit that can move to another line, in reading order.
  struct Cluster {
    /// The width in points, with the kerning after it.
    var advance: Double
    var start: Int32
    var firstGlyph: Int32
    var glyphCount: Int32
    var item: Int32
    var flags: Flags
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A line may end before the cluster.
    static let lineBreak = Flags(rawValue: 1)
    /// A character that a user sees begins here.
    static let characterBreak = Flags(rawValue: 2)
    static let white = Flags(rawValue: 4)
    /// Both sides must be shaped again if a line ends before the cluster.
    static let unsafe = Flags(rawValue: 8)
    static let tab = Flags(rawValue: 16)
    static let attachment = Flags(rawValue: 32)
    /// A hyphen is drawn if a line ends after the cluster.
    static let softHyphen = Flags(rawValue: 64)
    /// The word may be divided before the cluster, with a hyphen.
    static let division = Flags(rawValue: 128)
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
    /// The run of the text that sets the font, the kerning and the attachment.
    var run: Int
    var face: ShapingFace
    var reference: FaceReference
    /// The metrics of the requested font, not of the face that was found.
    var metrics: FontMetrics
    /// The heights that the item needs above and below the baseline.
    var extent: LineExtent
    var size: Double
    /// The app's kerning, in points.
    var kern: Double
    /// The font's tracking, in points: the space that is added between letters.
    var tracking: Double
    var baselineOffset: Double
    /// The factor by which glyphs are widened.
    var widening: Double
    var features: ShapingFeatures
  }

  let clusters: [Cluster]
  let glyphs: [Glyph]
  let items: [Item]
  /// The bytes with control characters made harmless, for shaping pieces of it again.
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
    // The clusters are checked, not the bytes: a piece keeps the bytes of the whole paragraph.
    hasTabs = clusters.contains { $0.flags.contains(.tab) }
  }

  /// Returns the first cluster at or after a byte.
  func cluster(at byte: Int) -> Int {
    clusters.partitioningIndex { Int($0.start) >= byte }
  }

  func byte(of cluster: Int) -> Int {
    cluster < clusters.count ? Int(clusters[cluster].start) : bytes.count
  }
}

/// The features of shaping that differ from HarfBuzz's defaults.
struct ShapingFeatures: Hashable, Sendable {
  /// The features that the app's font requests, in its order.
  var requested: [FontFeature] = []
  var hasMonospacedDigits: Bool
  /// Whether letters form ligatures. They do not if there is space between them.
  var hasLigatures: Bool
  /// Whether letters also form rare ligatures.
  var hasAllLigatures = false
  /// Whether 3x4 and -> are drawn as written.
  var keepsSigns: Bool
  /// Whether the first mark belongs to a letter in the item before. Then no dotted circle is drawn in the letter's
  /// place.
  var continuesMarks: Bool
}

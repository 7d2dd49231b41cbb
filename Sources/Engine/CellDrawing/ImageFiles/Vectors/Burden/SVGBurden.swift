/// The maximum cost of drawing a plain SVG document.
///
/// It is known for documents that consist of shapes with colours and gradients. It has no bound for texts,
/// pictures, filters, masks, markers, patterns or dashes.
///
/// If a document is read wrong here, librsvg must draw it cheaply or not at all. So unusual documents have no
/// burden.
struct SVGBurden: Sendable {
  /// The outline of a shape.
  struct Shape: Sendable {
    var lines = 0.0
    var curves = 0.0
    /// The sum of the square roots of the curves' lengths, in units of the document without transforms.
    var roots = 0.0
    /// The maximum number of times that the shape is drawn.
    var times = 1.0
  }

  var shapes: [Shape] = []
  /// The maximum number of times that all pixels are written.
  var paintings = 0.0
  /// The number of stops of all gradients.
  var stops = 0.0
  /// The maximum factor by which transforms enlarge.
  var enlargement = 1.0
  /// The width of the widest line, in units of the document. 0 if nothing is stroked.
  var strokeWidth = 0.0
  /// The width of the view box, in units of the document.
  var width = 100.0
  var height = 100.0

  /// The maximum number of bytes of a plain document.
  static let maximumBytes = 65_536

  /// The maximum number of pairs of edges that may cross. It takes about a second, measured as Cairo's time for
  /// random lines.
  private static let maximumCrossings = 3e7
  /// The maximum number of edges of pixel rows that are sorted. It takes about a second.
  private static let maximumSteps = 5e6
  /// The maximum number of pixels that are written. It takes about a second with radial gradients.
  private static let maximumPixels = 1e8

  /// Reads the burden of a document. Fails with nil if the document is not plain.
  init?(of bytes: [UInt8]) {
    guard bytes.count <= Self.maximumBytes, let burden = SVGReading.burden(of: bytes) else { return nil }
    self = burden
  }

  init() {}

  /// Returns whether drawing the document in this many pixels takes about a second at most.
  func isLight(width: Int, height: Int) -> Bool {
    let (width, height) = (Double(width), Double(height))
    let edges = edges(scale: max(width / self.width, height / self.height))
    return edges.crossings <= Self.maximumCrossings && edges.count * height <= Self.maximumSteps
      // Each pixel of a gradient searches all stops.
      && paintings * (1 + stops / 8) * width * height <= Self.maximumPixels
  }

  /// Whether drawing the document as shapes takes about a second at most.
  var isLightAsShapes: Bool { edges(scale: 1).crossings <= Self.maximumCrossings }

  /// - Parameter scale: The number of pixels per unit of the document.
  private func edges(scale: Double) -> (count: Double, crossings: Double) {
    let scale = max(scale, 1) * enlargement
    // A line has two sides, and joins or caps. The wider it is, the more edges these have.
    let sides = strokeWidth > 0 ? 3 + 2 * (strokeWidth * scale).squareRoot() : 1
    var (count, crossings) = (0.0, 0.0)
    for shape in shapes {
      // Cairo splits a curve so that no part is more than a tenth of a pixel from its chord.
      let edges = (shape.lines + shape.curves + 2 * shape.roots * scale.squareRoot()) * sides
      count += shape.times * edges
      crossings += shape.times * edges * edges
    }
    return (count, crossings)
  }
}

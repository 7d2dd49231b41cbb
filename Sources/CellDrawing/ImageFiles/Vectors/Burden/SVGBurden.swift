/// The maximum cost of drawing a plain SVG document. It is known of documents that consist of shapes with colours and
/// gradients; not of those with texts, pictures, filters, masks, markers, patterns or dashes, whose costs have no bound.
///
/// A document that is read wrong here must be one that librsvg draws cheaply or not at all: what is unusual has no burden.
struct SVGBurden: Sendable {
  /// A shape's outline.
  struct Shape: Sendable {
    var lines = 0.0
    var curves = 0.0
    /// The sum of the square roots of the lengths of the curves, in units of the document without transforms.
    var roots = 0.0
    /// How often it is drawn at the most.
    var times = 1.0
  }

  var shapes: [Shape] = []
  /// How often all pixels may be written.
  var paintings = 0.0
  /// The stops of all gradients.
  var stops = 0.0
  /// By how much transforms enlarge at the most.
  var enlargement = 1.0
  /// The widest line, in units of the document; 0 where nothing is stroked.
  var strokeWidth = 0.0
  /// The size of the view box, in units of the document.
  var width = 100.0
  var height = 100.0

  /// The most bytes of a plain document.
  static let mostBytes = 65_536

  /// How many pairs of edges may cross each other: about a second, by the time that Cairo takes for random lines.
  private static let mostCrossings = 3e7
  /// How many edges of rows of pixels are sorted: about a second.
  private static let mostSteps = 5e6
  /// How many pixels are written: about a second, with radial gradients.
  private static let mostPixels = 1e8

  /// Nil of documents that are not plain.
  init?(of bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, let burden = SVGReading.burden(of: bytes) else { return nil }
    self = burden
  }

  init() {}

  /// Whether drawing the document in so many pixels takes about a second at the most.
  func isLight(width: Int, height: Int) -> Bool {
    let (width, height) = (Double(width), Double(height))
    let edges = edges(scale: max(width / self.width, height / self.height))
    return edges.crossings <= Self.mostCrossings && edges.count * height <= Self.mostSteps
      // A pixel of a gradient looks for its stop among all.
      && paintings * (1 + stops / 8) * width * height <= Self.mostPixels
  }

  /// The same for a document that is drawn as shapes.
  var isLightAsShapes: Bool { edges(scale: 1).crossings <= Self.mostCrossings }

  /// - Parameter scale: pixels a unit of the document.
  private func edges(scale: Double) -> (count: Double, crossings: Double) {
    let scale = max(scale, 1) * enlargement
    // A line has two sides, and a join or a cap of more edges the wider it is.
    let sides = strokeWidth > 0 ? 3 + 2 * (strokeWidth * scale).squareRoot() : 1
    var (count, crossings) = (0.0, 0.0)
    for shape in shapes {
      // Cairo cuts a curve so that no part is more than a tenth of a pixel from its chord.
      let edges = (shape.lines + shape.curves + 2 * shape.roots * scale.squareRoot()) * sides
      count += shape.times * edges
      crossings += shape.times * edges * edges
    }
    return (count, crossings)
  }
}

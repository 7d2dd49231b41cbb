internal import CellSnapCairo
internal import Foundation

/// A Cairo context with everything that painting a node needs. One thread uses it.
final class Canvas {
  enum Target {
    /// Pixels in memory.
    case bitmap
    /// A list of shapes that is written to a file together with these images.
    case document(DocumentImages)
    /// Shapes of a page in a file that holds its pictures itself.
    case page
  }

  let context: OpaquePointer
  let target: Target
  let resources: PaintingResources
  /// The visible part of the canvas, in the current coordinates.
  var visible: Extents
  /// The pictures below the one that a group is being painted into, from bottom to top.
  var underlays: [OpaquePointer] = []
  /// Whether glass can see what is below it. False where only coverage is painted.
  var seesBelow = false

  /// Makes a canvas that takes over the caller's reference to `context`.
  init(
    owning context: OpaquePointer, target: Target, resources: PaintingResources, visible: Extents
  ) {
    self.context = context
    self.target = target
    self.resources = resources
    self.visible = visible
  }

  deinit {
    cairo_destroy(context)
  }

  /// Paints nodes in their order.
  ///
  /// - Parameter hidden: The number of first nodes of this list to skip, then the number for the group after them,
  ///   and so on. A `PictureBackground` replaces these nodes.
  func paint(_ nodes: [Node], above hidden: ArraySlice<Int> = []) {
    let first = hidden.first ?? 0
    if let index = resources.indexes.index(of: nodes) {
      index.forEach(touching: visible) { place in
        if place >= first { paint(nodes[place], above: place == first ? hidden.dropFirst() : []) }
      }
    } else {
      for place in first..<max(first, nodes.count) {
        paint(nodes[place], above: place == first ? hidden.dropFirst() : [])
      }
    }
  }

  private func paint(_ node: Node, above hidden: ArraySlice<Int>) {
    switch node {
    case .fill(let path, let rule, let paint): fill(path, rule, paint)
    case .stroke(let path, let stroke, let paint): self.stroke(path, stroke, paint)
    case .image(let node): image(node)
    case .text(let text, let point): self.text(text, at: point)
    case .shadow(let shadow): self.shadow(shadow)
    case .backdrop(let backdrop): self.backdrop(backdrop)
    case .group(let group): self.group(group, above: hidden)
    }
  }

  var documentImages: DocumentImages? {
    if case .document(let images) = target { images } else { nil }
  }

  /// Whether the canvas is a list of shapes, which has no pixels.
  var isOfShapes: Bool {
    if case .bitmap = target { false } else { true }
  }

  /// Runs `body`, then restores the context's state and `visible`.
  func saving(_ body: () -> Void) {
    cairo_save(context)
    let before = visible
    body()
    visible = before
    cairo_restore(context)
  }

  /// The transform from the current coordinates to pixels.
  var matrix: Transform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return Transform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Reads `visible` from Cairo. Call it after a clip or a transform.
  func updateVisible() {
    var box = Extents.nothing
    cairo_clip_extents(context, &box.minX, &box.minY, &box.maxX, &box.maxY)
    visible = box
  }
}

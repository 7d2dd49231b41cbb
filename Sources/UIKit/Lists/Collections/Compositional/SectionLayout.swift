import Foundation

/// Where the elements of one section lie, read from left to right, in the coordinates of the layout, in points.
struct SectionLayout {
  /// A header, footer or the like, or what is attached to a cell.
  struct Supplementary {
    var kind: String
    /// Nil for those of the whole layout.
    var section: Int?
    var item: Int
    var frame: CGRect
    var zIndex: Int
    var freeSides: FreeSides
    var isPinned = false
    /// Whether it scrolls with the cells of a section that scrolls across.
    var isInStrip = false
    var list: ListPlace?

    var indexPath: IndexPath { section.map { IndexPath(item: item, section: $0) } ?? IndexPath(index: item) }
  }

  struct Decoration {
    var kind: String
    var frame: CGRect
    var zIndex: Int
  }

  /// One group's cells, and the part of the axis that they lie on.
  struct Run {
    var cells: Range<Int>
    var start: CGFloat
    var end: CGFloat
  }

  var cells: [GroupLayout.Cell] = []
  /// Along the axis on which the groups follow each other.
  var runs: [Run] = []
  var supplementaries: [Supplementary] = []
  var decorations: [Decoration] = []
  /// The whole section with its headers and footers.
  var frame = CGRect.zero
  /// Where the groups scroll across; nil where they do not.
  var strip: Strip?

  /// A part of the content that scrolls across it.
  struct Strip: Hashable {
    var frame: CGRect
    /// How long the content is.
    var length: CGFloat
  }

  /// The numbers of the cells that may touch a part of the axis.
  func cells(in range: Range<CGFloat>) -> Range<Int> {
    let first = runs.partitioningIndex { $0.end > range.lowerBound }
    let last = runs.partitioningIndex { $0.start >= range.upperBound }
    guard first < last else { return 0..<0 }
    return runs[first].cells.lowerBound..<runs[last - 1].cells.upperBound
  }
}

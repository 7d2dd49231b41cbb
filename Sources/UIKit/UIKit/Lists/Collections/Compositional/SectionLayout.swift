internal import CellDrawing
import Foundation

/// The frames of one section's elements in the layout's coordinates, read from left to right, in points.
struct SectionLayout {
  /// A header, a footer or a similar view, or a view that is attached to a cell.
  struct Supplementary {
    var kind: String
    /// The section, or nil for a view of the whole layout.
    var section: Int?
    var item: Int
    var frame: CGRect
    var zIndex: Int
    var freeSides: FreeSides
    var isPinned = false
    /// Whether it scrolls with the cells of a section that scrolls orthogonally.
    var isInStrip = false
    var list: ListPlace?

    var indexPath: IndexPath { section.map { IndexPath(item: item, section: $0) } ?? IndexPath(index: item) }
  }

  struct Decoration {
    var kind: String
    var frame: CGRect
    var zIndex: Int
  }

  /// One group's cells, and the part of the axis that they cover.
  struct Run {
    var cells: Range<Int>
    var start: CGFloat
    var end: CGFloat
  }

  var cells: [GroupLayout.Cell] = []
  /// The runs along the axis on which the groups follow each other.
  var runs: [Run] = []
  var supplementaries: [Supplementary] = []
  var decorations: [Decoration] = []
  /// The frame of the whole section with its headers and footers.
  var frame = CGRect.zero
  /// The part in which the groups scroll orthogonally, or nil if they do not.
  var strip: Strip?

  /// A part of the content that scrolls orthogonally to it.
  struct Strip: Hashable {
    var frame: CGRect
    /// The length of the content in the strip.
    var length: CGFloat
  }

  /// Returns the indices of the cells that may touch a part of the axis.
  func cells(in range: Range<CGFloat>) -> Range<Int> {
    let first = runs.partitioningIndex { $0.end > range.lowerBound }
    let last = runs.partitioningIndex { $0.start >= range.upperBound }
    guard first < last else { return 0..<0 }
    return runs[first].cells.lowerBound..<runs[last - 1].cells.upperBound
  }
}

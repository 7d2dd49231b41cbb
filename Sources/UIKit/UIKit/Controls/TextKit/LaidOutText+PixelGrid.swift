internal import CellDrawing
internal import Foundation

extension LaidOutText {
  /// Returns the lines as a text view draws them, on whole pixels.
  ///
  /// The distance between two lines is rounded to the nearest pixel, and the distance of a baseline from the top of its
  /// line is rounded up. On an iPhone of 2 pixels per point, lines of 17 points are 20.5 points apart, and lines of 13
  /// points 15.5.
  func onPixels(of grid: PixelGrid) -> LaidOutText {
    guard lineCount > 0 else { return self }
    let own = lines
    var moved = own
    for index in own.indices {
      let line = own[index]
      let top =
        index == 0
        ? grid.nearest(line.top) : moved[index - 1].top + grid.nearest(line.top - own[index - 1].top)
      moved[index].top = top
      moved[index].origin.y = top + grid.up(line.origin.y - line.top)
      moved[index].height = grid.nearest(line.height + line.leading) - line.leading
    }
    let bottom = moved.last.map { $0.top + $0.height } ?? 0
    return LaidOutText(
      layout: layout.replacing(lines: moved, size: CGSize(width: size.width, height: bottom)),
      appearances: appearances, isCut: isCut)
  }
}

import CellDrawing
import Foundation
import UIKit

/// The picture of a table on the screen. It is composed from the pictures of the cells at whole pixels.
@MainActor
final class ScreenPicture {
  let bitmap: Bitmap
  /// The places at the last composition. If nothing moves, the screen is not composed again.
  private var last: [Place] = []
  /// The numbers of painted pictures and bands at the last composition.
  private var lastCounts = (-1, -1)

  private struct Place: Equatable {
    var view: ObjectIdentifier
    var x: Int
    var y: Int
  }

  init() throws(ImageError) {
    bitmap = try Bitmap(width: 0, height: 0)
  }

  /// - Parameter views: the shown views, from back to front.
  func compose(_ table: UITableView, _ views: [UIView], from pictures: CellPictures) throws(ImageError) {
    let scale = pictures.scale
    let bounds = table.bounds
    let (width, height) = (bounds.width.pixels(scale), bounds.height.pixels(scale))
    let isTurned = bitmap.width != width || bitmap.height != height
    if isTurned { try bitmap.resizeForFilling(width: width, height: height) }
    var places: [Place] = []
    var placed: [(picture: CellPictures.Picture, x: Int, y: Int)] = []
    var covered: [Range<Int>] = []
    for view in views {
      guard let picture = pictures[view] else { continue }
      let x = (view.frame.minX - bounds.minX).pixels(scale)
      let y = (view.frame.minY - bounds.minY).pixels(scale)
      placed.append((picture, x, y))
      places.append(Place(view: ObjectIdentifier(view), x: x, y: y))
      if picture.isOpaque, x <= 0, x + picture.width >= width { covered.append(y..<y + picture.height) }
    }
    let counts = (pictures.paintedCount, pictures.paintedBandCount)
    guard isTurned || places != last || counts != lastCounts else { return }
    (last, lastCounts) = (places, counts)
    let color = table.backgroundColor?.resolved(with: table.traitCollection) ?? .clear
    for rows in Self.gaps(of: covered, in: height) { bitmap.fill(color, rows: rows) }
    for place in placed {
      for band in place.picture.painted {
        bitmap.put(band.bitmap, x: place.x, y: place.y + band.top, isOpaque: place.picture.isOpaque)
      }
    }
  }

  /// Returns the ranges of pixel rows that no range covers.
  static func gaps(of covered: [Range<Int>], in height: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var top = 0
    for range in covered.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > top { gaps.append(top..<min(range.lowerBound, height)) }
      top = max(top, range.upperBound)
      if top >= height { break }
    }
    if top < height { gaps.append(top..<height) }
    return gaps
  }
}

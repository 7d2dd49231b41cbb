import CellDrawing
import Foundation
import UIKit

/// The pictures of what a table shows: each is painted as far as its view is in sight, anew where it changes, and kept
/// meanwhile.
///
/// What a cell draws outside its bounds, such as a shadow, is in no picture.
@MainActor
final class CellPictures {
  struct Picture {
    let view: UIView
    let size: CGSize
    let scene: Scene
    let isOpaque: Bool
    /// In pixels.
    let width: Int
    let height: Int
    /// The rows of pixels in a band, of which the last may have fewer.
    let bandHeight: Int
    /// From the top to the bottom, nil where none of it was in sight.
    fileprivate(set) var bands: [Bitmap?]

    @MainActor fileprivate init(of view: UIView, _ scene: Scene, scale: CGFloat) {
      self.view = view
      self.scene = scene
      size = view.bounds.size
      (width, height) = (scene.size.width.pixels(scale), scene.size.height.pixels(scale))
      let (right, bottom) = (scene.size.width * scale, scene.size.height * scale)
      isOpaque = scene.isOpaque && right == CGFloat(width) && bottom == CGFloat(height)
      bandHeight = Self.bandHeight(ofWidth: width)
      bands = Array(repeating: nil, count: (height + bandHeight - 1) / bandHeight)
    }

    /// The bands that are painted, each with the first of its rows.
    var painted: [(bitmap: Bitmap, top: Int)] {
      bands.enumerated().compactMap { place, band in band.map { ($0, place * bandHeight) } }
    }

    /// As many rows as a bitmap has room for, of a narrow view 1,200; whole points at one, two and three pixels each, so
    /// that bands paint what one picture would.
    private static func bandHeight(ofWidth width: Int) -> Int {
      min(1_200, max(6, room.width * room.height / max(width, 1) / 6 * 6))
    }
  }

  /// What each bitmap has the pixels for, so that it is a band of any width: about a megabyte.
  nonisolated private static let room = (width: 1_170, height: 240)

  /// About how many cells a screen shows.
  private static let cellCount = 6

  let scale: CGFloat
  private let painter = Painter()
  private var pictures: [ObjectIdentifier: Picture] = [:]
  /// Bitmaps to use again: fresh pages cost milliseconds.
  private var free: [Bitmap] = []
  private(set) var paintedCount = 0
  private(set) var paintedBandCount = 0
  /// The most bytes there were of all pictures.
  private(set) var mostBytes = 0

  /// Makes about the bitmaps that a screen takes, in points: fresh memory would be the dearest part of the frame that fills it first.
  ///
  /// Throws `ImageError.tooLarge` where there is no memory for them.
  init(scale: CGFloat, screen: CGSize) throws(ImageError) {
    self.scale = scale
    let pixelCount = screen.width.pixels(scale) * screen.height.pixels(scale)
    // Two more, since a screen begins and ends inside of bands, and those of cells, whose last bands are not full.
    for _ in 0..<pixelCount / (Self.room.width * Self.room.height) + 2 + Self.cellCount {
      let bitmap = try Bitmap(width: Self.room.width, height: Self.room.height)
      bitmap.clear()
      free.append(bitmap)
    }
  }

  subscript(view: UIView) -> Picture? { pictures[ObjectIdentifier(view)] }

  /// Paints what is in sight of `views` and new, of another size or may look otherwise, and forgets other views.
  ///
  /// - Parameters:
  ///   - bounds: the part of the table that is in sight, in points.
  ///   - changed: the cells that show something else now.
  ///   - isUnsure: whether any view may look otherwise, so that all are recorded and compared.
  func update(
    for views: [UIView], in bounds: CGRect, changed: Set<ObjectIdentifier>, isUnsure: Bool
  ) throws(ImageError) {
    let identifiers = Set(views.map { ObjectIdentifier($0) })
    for (identifier, picture) in pictures where !identifiers.contains(identifier) {
      free += picture.bands.compactMap(\.self)
      pictures[identifier] = nil
    }
    for view in views {
      let identifier = ObjectIdentifier(view)
      var picture = current(view, changed: changed, isUnsure: isUnsure)
      try paint(&picture, rows: rows(of: picture, in: bounds))
      pictures[identifier] = picture
    }
    let bytes = pictures.values.reduce(0) { $0 + $1.painted.reduce(0) { $0 + $1.bitmap.pixels.count } }
    mostBytes = max(mostBytes, bytes)
  }

  /// The picture of a view as it looks now, as far as that is painted.
  private func current(_ view: UIView, changed: Set<ObjectIdentifier>, isUnsure: Bool) -> Picture {
    let known = self[view]
    let isSame = known?.size == view.bounds.size && !changed.contains(ObjectIdentifier(view))
    // Headers and footers are few and small: they are always compared.
    if let known, isSame, !isUnsure, view is UITableViewCell { return known }
    let scene = view.scene()
    if let known, isSame, known.scene == scene { return known }
    free += known?.bands.compactMap(\.self) ?? []
    paintedCount += 1
    return Picture(of: view, scene, scale: scale)
  }

  /// Which rows of a picture's pixels are in sight.
  private func rows(of picture: Picture, in bounds: CGRect) -> Range<Int> {
    let top = (picture.view.frame.minY - bounds.minY).pixels(scale)
    return (-top..<max(-top, bounds.height.pixels(scale) - top)).clamped(to: 0..<picture.height)
  }

  private func paint(_ picture: inout Picture, rows: Range<Int>) throws(ImageError) {
    guard !rows.isEmpty else { return }
    let bandHeight = picture.bandHeight
    for place in rows.lowerBound / bandHeight...(rows.upperBound - 1) / bandHeight
    where picture.bands[place] == nil {
      let top = place * bandHeight
      let height = min(bandHeight, picture.height - top)
      let bitmap: Bitmap
      if let used = free.popLast() {
        bitmap = used
      } else {
        bitmap = try Bitmap(width: Self.room.width, height: Self.room.height)
      }
      try bitmap.resizeForFilling(width: picture.width, height: height)
      let rect = CGRect(
        x: 0, y: CGFloat(top) / scale, width: picture.scene.size.width, height: CGFloat(height) / scale)
      painter.paintAnew(picture.scene, rect: rect, scale: scale, into: bitmap)
      picture.bands[place] = bitmap
      paintedBandCount += 1
    }
  }
}

extension CGFloat {
  /// A length in points as whole pixels.
  func pixels(_ scale: CGFloat) -> Int { Int((self * scale).rounded()) }
}

import CellDrawing
import Foundation
import UIKit

/// The pictures of the views that a table shows. Each picture is painted as far as its view is visible, and kept
/// until the view changes.
///
/// A drawing outside a cell's bounds, such as a shadow, is in no picture.
@MainActor
final class CellPictures {
  struct Picture {
    let view: UIView
    let size: CGSize
    let scene: Scene
    let isOpaque: Bool
    /// The width in pixels.
    let width: Int
    let height: Int
    /// The number of pixel rows in a band. The last band may have fewer.
    let bandHeight: Int
    /// The bands from top to bottom; nil where a band was not visible yet.
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

    /// The painted bands, each with the index of its first pixel row.
    var painted: [(bitmap: Bitmap, top: Int)] {
      bands.enumerated().compactMap { place, band in band.map { ($0, place * bandHeight) } }
    }

    /// Returns how many rows a bitmap has room for, but at most 1,200. The number is a multiple of 6, so a band
    /// begins at a whole point at 1, 2 and 3 pixels per point. So the bands show what one picture would show.
    private static func bandHeight(ofWidth width: Int) -> Int {
      min(1_200, max(6, room.width * room.height / max(width, 1) / 6 * 6))
    }
  }

  /// The size of each bitmap in pixels. It has room for a band of any width and takes about a megabyte.
  nonisolated private static let room = (width: 1_170, height: 240)

  /// The approximate number of cells on a screen.
  private static let cellCount = 6

  let scale: CGFloat
  private let painter = Painter()
  private var pictures: [ObjectIdentifier: Picture] = [:]
  /// The bitmaps that can be used again. Fresh memory pages cost milliseconds.
  private var free: [Bitmap] = []
  private(set) var paintedCount = 0
  private(set) var paintedBandCount = 0
  /// The maximum size of all pictures together, in bytes.
  private(set) var maximumBytes = 0

  /// Makes about as many bitmaps as a screen of this size in points needs. Otherwise fresh memory would be the most
  /// expensive part of the first frame that fills it.
  ///
  /// Throws `ImageError.tooLarge` if there is no memory for them.
  init(scale: CGFloat, screen: CGSize) throws(ImageError) {
    self.scale = scale
    let pixelCount = screen.width.pixels(scale) * screen.height.pixels(scale)
    // The screen may begin and end inside bands, so it needs two more. Each cell needs one more, because its last
    // band is not full.
    for _ in 0..<pixelCount / (Self.room.width * Self.room.height) + 2 + Self.cellCount {
      let bitmap = try Bitmap(width: Self.room.width, height: Self.room.height)
      bitmap.clear()
      free.append(bitmap)
    }
  }

  subscript(view: UIView) -> Picture? { pictures[ObjectIdentifier(view)] }

  /// Paints the visible parts of `views` that are new, have another size or may look different. Forgets all other
  /// views.
  ///
  /// - Parameters:
  ///   - bounds: the visible part of the table, in points.
  ///   - changed: the cells whose content has changed.
  ///   - isUnsure: whether any view may look different, so that all are recorded and compared.
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
    maximumBytes = max(maximumBytes, bytes)
  }

  /// Returns the picture of a view in its current state, with the bands that are painted already.
  private func current(_ view: UIView, changed: Set<ObjectIdentifier>, isUnsure: Bool) -> Picture {
    let known = self[view]
    let isSame = known?.size == view.bounds.size && !changed.contains(ObjectIdentifier(view))
    // Headers and footers are few and small, so they are always compared.
    if let known, isSame, !isUnsure, view is UITableViewCell { return known }
    let scene = view.scene()
    if let known, isSame, known.scene == scene { return known }
    free += known?.bands.compactMap(\.self) ?? []
    paintedCount += 1
    return Picture(of: view, scene, scale: scale)
  }

  /// Returns the visible rows of a picture's pixels.
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
  /// Returns a length in points as whole pixels.
  func pixels(_ scale: CGFloat) -> Int { Int((self * scale).rounded()) }
}

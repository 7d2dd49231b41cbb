import CellDrawing
import Foundation
import UIKit

/// The pictures of what a table shows: each is painted when its view comes into sight or changes, and kept meanwhile.
///
/// What a cell draws outside its bounds, such as a shadow, is in no picture.
@MainActor
final class CellPictures {
  struct Picture {
    let view: UIView
    let memory: Memory
    var size: CGSize
    var scene: Scene
    var isOpaque: Bool

    var bitmap: Bitmap { memory.bitmap }
  }

  /// A bitmap and how many bytes it has room for: more cost fresh pages, milliseconds for a large picture.
  struct Memory {
    let bitmap: Bitmap
    var room: Int
  }

  let scale: CGFloat
  private let painter = Painter()
  private var pictures: [ObjectIdentifier: Picture] = [:]
  private var free: [Memory] = []
  private(set) var paintedCount = 0
  /// The most bytes there were of all pictures.
  private(set) var mostBytes = 0

  init(scale: CGFloat) {
    self.scale = scale
  }

  subscript(view: UIView) -> Picture? { pictures[ObjectIdentifier(view)] }

  /// Paints those of `views` that are new, have another size or may look otherwise, and forgets those of other views.
  ///
  /// - Parameters:
  ///   - changed: the cells that show something else now.
  ///   - isUnsure: whether any view may look otherwise, so that all are recorded and compared.
  func update(
    for views: [UIView], changed: Set<ObjectIdentifier>, isUnsure: Bool
  ) throws(ImageError) {
    let identifiers = Set(views.map { ObjectIdentifier($0) })
    for (identifier, picture) in pictures where !identifiers.contains(identifier) {
      free.append(picture.memory)
      pictures[identifier] = nil
    }
    for view in views {
      let identifier = ObjectIdentifier(view)
      let picture = pictures[identifier]
      let isSame = picture?.size == view.bounds.size && !changed.contains(identifier)
      // Headers and footers are few and small: they are always compared.
      if isSame, !isUnsure, view is UITableViewCell { continue }
      let scene = view.scene()
      if let picture, isSame, picture.scene == scene { continue }
      pictures[identifier] = try painted(scene, of: view, into: picture?.memory)
    }
    let bytes = pictures.values.reduce(0) { $0 + $1.bitmap.pixels.count }
    mostBytes = max(mostBytes, bytes)
  }

  private func painted(_ scene: Scene, of view: UIView, into used: Memory?) throws(ImageError) -> Picture {
    let isOpaque = scene.isOpaque
    let (width, height) = (pixels(scene.size.width), pixels(scene.size.height))
    let byteCount = width * height * 4
    var memory: Memory
    if let free = used ?? takeFree(for: byteCount) {
      memory = free
    } else {
      memory = Memory(bitmap: try Bitmap(width: 0, height: 0), room: 0)
    }
    memory.room = max(memory.room, byteCount)
    let bitmap = memory.bitmap
    if isOpaque {
      try bitmap.resizeForFilling(width: width, height: height)
    } else {
      try bitmap.resize(width: width, height: height)
    }
    painter.paint(scene, rect: CGRect(origin: .zero, size: scene.size), scale: scale, into: bitmap)
    paintedCount += 1
    return Picture(view: view, memory: memory, size: view.bounds.size, scene: scene, isOpaque: isOpaque)
  }

  /// The smallest that has the room, else the largest.
  private func takeFree(for byteCount: Int) -> Memory? {
    let places = free.indices
    let place =
      places.filter { free[$0].room >= byteCount }.min { free[$0].room < free[$1].room }
      ?? places.max { free[$0].room < free[$1].room }
    return place.map { free.remove(at: $0) }
  }

  private func pixels(_ length: CGFloat) -> Int {
    Int((length * scale).rounded())
  }
}

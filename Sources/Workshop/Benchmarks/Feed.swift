import CellDrawing
import Foundation

/// The feed, laid out and drawn by this package.
final class Feed {
  private let posts: [FeedPost]
  private let photos = PhotoStore()

  init(posts: [FeedPost]) {
    self.posts = posts
  }

  func scenes(width: Double) -> [Scene] {
    posts.map { FeedScene.scene(of: $0, width: width, photo: photos.photo).scene }
  }

  func lines(width: Double) -> Int {
    posts.reduce(0) { $0 + FeedScene.scene(of: $1, width: width, photo: photos.photo).lines }
  }

  func layOutAnew(at widths: [Double]) {
    forgetLayouts()
    for width in widths {
      for post in posts {
        for block in post.blocks { _ = FeedScene.laidOut(block, width: width) }
      }
    }
  }

  func forgetLayouts() {
    LaidOutText.removeCachedTexts()
  }
}

/// A painter with one buffer for everything that it draws.
final class Drawing {
  let bitmap: Bitmap
  private let painter = Painter()
  private let scale: Double

  init(scale: Double) throws {
    bitmap = try Bitmap(width: 1, height: 1)
    self.scale = scale
  }

  func draw(_ scene: Scene) {
    let size = size(of: scene)
    guard (try? bitmap.resizeForFilling(width: size.width, height: size.height)) != nil else { return }
    painter.paintAnew(scene, rect: CGRect(origin: .zero, size: scene.size), scale: scale, into: bitmap)
  }

  /// Returns the hash of the picture that `draw` draws, made in bands where that is possible.
  func hash(_ scene: Scene) -> ContentHash {
    let size = size(of: scene)
    let bands = try? painter.bands(
      of: scene, rect: CGRect(origin: .zero, size: scene.size), scale: scale, width: size.width,
      height: size.height, in: bitmap)
    if let hash = bands?.hash { return hash }
    draw(scene)
    return ContentHash(of: bitmap)
  }

  /// Returns the size of a scene in pixels.
  func size(of scene: Scene) -> (width: Int, height: Int) {
    (Int(scene.size.width * scale), Int(scene.size.height * scale))
  }
}

import CellDrawing
import Foundation

/// The feed in our own terms.
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

/// A painter with the one buffer that it draws everything into.
final class Drawing {
  let bitmap: Bitmap
  private let painter = Painter()
  private let scale: Double

  init(scale: Double) throws {
    bitmap = try Bitmap(width: 1, height: 1)
    self.scale = scale
  }

  func draw(_ scene: Scene) {
    let size = scene.size
    guard
      (try? bitmap.resizeForFilling(width: Int(size.width * scale), height: Int(size.height * scale))) != nil
    else { return }
    painter.paintAnew(scene, rect: CGRect(origin: .zero, size: scene.size), scale: scale, into: bitmap)
  }
}

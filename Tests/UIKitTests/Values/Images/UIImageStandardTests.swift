import CellDrawing
import Testing
import UIKit

struct UIImageStandardTests {
  private let image = UIImage(
    Image(premultipliedBGRA: Array(repeating: 255, count: 4 * 4 * 3), width: 4, height: 3), scale: 1)

  @Test func `a thumbnail has the size that was asked for`() {
    #expect(image.preparingThumbnail(of: CGSize(width: 2, height: 1))?.size == CGSize(width: 2, height: 1))
    #expect(image.preparingThumbnail(of: .zero) == nil)
  }

  @Test func `a stretchable image has one pixel between its caps`() {
    let insets = image.stretchableImage(withLeftCapWidth: 1, topCapHeight: 1).capInsets
    // 4 - 1 - 1 at the right, 3 - 1 - 1 at the bottom.
    #expect(insets == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 2))
  }
}

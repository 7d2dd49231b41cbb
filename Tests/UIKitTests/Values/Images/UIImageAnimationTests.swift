import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct UIImageAnimationTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test func `an animated image has the size of its first frame and keeps all`() throws {
    let frames = [image(3), image(5)]
    let animated = try #require(UIImage.animatedImage(with: frames, duration: 2))
    #expect(animated.images == frames && animated.duration == 2)
    #expect(animated.size == CGSize(width: 3, height: 3))
    #expect(animated.content == frames[0].content)
  }

  @Test func `an animated image without a duration takes a thirtieth of a second per frame`() {
    #expect(UIImage.animatedImage(with: [image(3), image(3), image(3)], duration: 0)?.duration == 0.1)
  }

  @Test func `there is no animated image without frames`() {
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImageNamed("there is no such frame", duration: 1) == nil)
  }

  @Test func `an image of a file does not move`() throws {
    let file =
      Array("GIF89a".utf8) + [2, 0, 2, 0, 0x81, 0, 0] + [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
      + [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 8, 7, 0, 1, 4, 16, 48, 32, 32, 0, 0x3B]
    let image = try #require(UIImage(data: Data(file)))
    #expect(image.images == nil && image.duration == 0)
    #expect(image.size == CGSize(width: 2, height: 2))
  }
}

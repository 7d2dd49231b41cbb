import CellDrawing
import Foundation
import Testing
import UIKit

struct ImagePreparingTests {
  /// A PNG with a valid beginning and without pixels.
  private func brokenImage() throws -> UIImage {
    let bitmap = try Bitmap(width: 40, height: 20)
    let bytes = PNGEncoder().encode(bitmap, compression: .fast)
    return try #require(UIImage(data: Data(bytes.prefix(60))))
  }

  @Test func `preparing an image decodes it`() throws {
    let image = try brokenImage()
    #expect(image.content.image?.source.decodingError == nil)
    image.prepare(filling: CGSize(width: 10, height: 10), scale: 3)
    #expect(image.content.image?.source.decodingError != nil)
  }

  @Test(arguments: [CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1e9, height: 1)])
  func `an image is not decoded for a size that cannot be drawn`(size: CGSize) throws {
    let image = try brokenImage()
    image.prepare(filling: size, scale: 3)
    #expect(image.content.image?.source.decodingError == nil)
  }
}

import Testing
import UIKit

@MainActor struct JPEGDataTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 8)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
  }

  @Test func `JPEG data can be read again`() throws {
    let data = try #require(image.jpegData(compressionQuality: 0.9))
    let read = try #require(UIImage(data: data))
    #expect(read.size == CGSize(width: 16 * image.scale, height: 8 * image.scale))
  }

  @Test func `a higher JPEG quality takes more bytes`() throws {
    let (small, large) = (image.jpegData(compressionQuality: 0), image.jpegData(compressionQuality: 1))
    #expect(try #require(small).count < #require(large).count)
  }

  @Test func `the same image gives the same JPEG`() {
    #expect(image.jpegData(compressionQuality: 0.5) == image.jpegData(compressionQuality: 0.5))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `an invalid JPEG quality gives no data`(quality: CGFloat) {
    #expect(image.jpegData(compressionQuality: quality) == nil)
  }
}

import Testing
import UIKit

struct HEICDataTests {
  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 32, height: 16)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
  }

  @Test func `HEIC data can be read again, with its transparency`() throws {
    let image = image()
    let data = try #require(image.heicData())
    let read = try #require(UIImage(data: data))
    #expect(read.size == CGSize(width: 32 * image.scale, height: 16 * image.scale))
    let pixels = try #require(read.cgImage?.dataProvider?.data)
    let bytes = Array(Data(referencing: pixels))
    #expect(bytes[3] > 250)
    #expect(bytes[bytes.count - 1] < 5)
  }
}

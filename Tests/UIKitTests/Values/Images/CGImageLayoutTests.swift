import Testing
import UIKit

/// Tests of the bytes of a picture, which apps read to find colours.
struct CGImageLayoutTests {
  private func drawn() throws -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      UIColor(red: 1, green: 0.4, blue: 0.2, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  private func bytes(_ image: CGImage?) -> [UInt8] {
    (image?.dataProvider?.data).map { Array(Data(referencing: $0)) } ?? []
  }

  @Test func `what was drawn has blue first and premultiplied alpha last`() throws {
    let image = try #require(try drawn().cgImage)
    #expect(image.alphaInfo == .premultipliedFirst)
    #expect(image.byteOrderInfo == .order32Little)
    #expect(bytes(image) == [51, 102, 255, 255, 0, 0, 0, 0])
  }

  @Test func `a PNG with transparency has red first and alpha last`() throws {
    let data = try #require(try drawn().pngData())
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.alphaInfo == .last)
    #expect(image.bitmapInfo.rawValue == 3)
    #expect(bytes(image) == [255, 102, 51, 255, 0, 0, 0, 0])
  }

  @Test func `a JPEG has no alpha`() throws {
    let data = try #require(try drawn().jpegData(compressionQuality: 1))
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.alphaInfo == .noneSkipLast)
    #expect(image.bitsPerPixel == 32)
    #expect(image.bytesPerRow == 8)
    #expect(image.bitsPerComponent == 8)
  }

  @Test func `an image of bytes gives the same bytes`() throws {
    let provider = try #require(CGDataProvider(data: NSData(data: Data([9, 8, 7, 0, 255]))))
    let image = try #require(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 3,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: true, intent: .defaultIntent))
    #expect(image.dataProvider === provider)
    #expect(image.bytesPerRow == 3)
    #expect(image.colorSpace?.numberOfComponents == 3)
  }
}

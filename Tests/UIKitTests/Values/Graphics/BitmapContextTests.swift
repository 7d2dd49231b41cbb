import CellDrawing
import Testing

@testable import UIKit

/// Tests of contexts that draw into an app's own memory.
struct BitmapContextTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  private func context(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 2, height: Int = 2, bytesPerRow: Int = 0,
    _ alphaInfo: CGImageAlphaInfo = .premultipliedLast, _ order: CGBitmapInfo = []
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
        bitmapInfo: alphaInfo.rawValue | order.rawValue))
  }

  private func bytes(_ context: CGContext, _ count: Int) throws -> [UInt8] {
    let data = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: data, count: count))
  }

  @Test(arguments: [
    (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrderDefault, [UInt8(255), 102, 51, 255]),
    (.premultipliedLast, .byteOrder32Big, [255, 102, 51, 255]),
    (.premultipliedLast, .byteOrder32Little, [255, 51, 102, 255]),
    (.premultipliedFirst, .byteOrderDefault, [255, 255, 102, 51]),
    (.premultipliedFirst, .byteOrder32Little, [51, 102, 255, 255]),
    (.noneSkipLast, .byteOrderDefault, [255, 102, 51, 0]),
    (.noneSkipFirst, .byteOrder32Little, [51, 102, 255, 0]),
  ])
  func `the components of a pixel have the order of the layout`(
    alphaInfo: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]
  ) throws {
    let context = try context(nil, alphaInfo, order)
    context.setFillColor(red: 1, green: 0.4, blue: 0.2, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try bytes(context, 4) == expected)
  }

  @Test func `the y axis goes up and the first row is the top one`() throws {
    let context = try context(width: 1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context, 4) == [0, 0, 0, 0])
    let rows = context.bytesPerRow
    #expect(try Array(bytes(context, rows + 4)[rows...]) == [255, 0, 0, 255])
  }

  @Test func `the app's own memory is written while it is drawn`() throws {
    var pixel = [UInt8](repeating: 0, count: 4)
    try pixel.withUnsafeMutableBytes { memory in
      let context = try context(memory.baseAddress, width: 1, height: 1, bytesPerRow: 4)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(Array(memory) == [0, 0, 128, 128])
    }
  }

  @Test func `a picture is drawn upright and gives its colour`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: .oneToOne).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let context = try context()
    context.draw(try #require(image.cgImage), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try bytes(context, 4) == [255, 0, 0, 255])
  }

  @Test func `an image has the pixels that the app wrote`() throws {
    let context = try context(width: 1, height: 1)
    let data = try #require(context.data)
    data.storeBytes(of: 0xFF00_FF00, as: UInt32.self)
    let image = try #require(context.makeImage())
    #expect(image.dataProvider?.bytes == [0, 255, 0, 255])
    #expect(image.bitmapInfo.rawValue == CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(image.bytesPerRow == 4)
  }

  @Test func `a grey context has the luminance of colours`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    #expect(try bytes(context, 1) == [0])
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context, 1) == [255])
    #expect(context.makeImage()?.bitsPerPixel == 8)
  }

  @Test func `clearing makes pixels transparent`() throws {
    let context = try context()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setAlpha(0.5)
    context.clear(CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(try bytes(context, 8) == [0, 0, 0, 0, 0, 0, 0, 255])
  }

  @Test func `a clip limits what is drawn at once`() throws {
    let context = try context(width: 2, height: 1)
    _ = context.data
    context.saveGState()
    context.clip(to: CGRect(x: 1, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try bytes(context, 8) == [0, 0, 0, 0, 0, 0, 0, 255])
    context.restoreGState()
  }

  @Test func `a transparency layer is painted when it ends`() throws {
    let context = try context(width: 1, height: 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    #expect(try bytes(context, 4) == [0, 0, 0, 128])
  }

  @Test func `a blend mode mixes with the pixels below`() throws {
    let context = try context(width: 1, height: 1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setBlendMode(.multiply)
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context, 4) == [0, 0, 0, 255])
  }

  @Test(arguments: [CGImageAlphaInfo.last, .first, .none])
  func `a layout that a phone does not draw gives no context`(_ alphaInfo: CGImageAlphaInfo) {
    #expect(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: alphaInfo.rawValue) == nil)
  }

  @Test(arguments: [(0, 1, 8, 0), (1, 1, 16, 0), (2, 1, 8, 4)])
  func `a size that does not fit gives no context`(width: Int, height: Int, bits: Int, bytesPerRow: Int) {
    #expect(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test func `a context of UIKit makes an image of what was drawn so far`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 2)
    defer { UIGraphicsEndImageContext() }
    UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 2))
    let context = UIGraphicsGetCurrentContext()
    #expect(context?.width == 6)
    #expect(context?.makeImage()?.height == 4)
  }
}

extension UIGraphicsImageRendererFormat {
  fileprivate static var oneToOne: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}

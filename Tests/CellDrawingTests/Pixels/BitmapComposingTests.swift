import Foundation
import Testing

@testable import CellDrawing

struct BitmapComposingTests {
  private func bitmap(_ width: Int, _ height: Int, _ color: Color) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.fill(color, rows: 0..<height)
    return bitmap
  }

  /// The pixels row by row, each with alpha first.
  private func pixels(_ bitmap: Bitmap) -> [[UInt32]] {
    (0..<bitmap.height).map { row in
      (0..<bitmap.width).map { column in
        bitmap.pixels.load(fromByteOffset: row * bitmap.stride + column * 4, as: UInt32.self)
      }
    }
  }

  private let red: UInt32 = 0xFFFF_0000
  private let white: UInt32 = 0xFFFF_FFFF

  @Test func `only the given rows are filled`() throws {
    let bitmap = try bitmap(2, 3, .white)
    bitmap.fill(Color(red: 1, green: 0, blue: 0), rows: 1..<2)
    #expect(pixels(bitmap) == [[white, white], [red, red], [white, white]])
  }

  @Test func `rows outside the bitmap are ignored`() throws {
    let bitmap = try bitmap(1, 2, .white)
    bitmap.fill(Color(red: 1, green: 0, blue: 0), rows: 1..<9)
    bitmap.fill(Color(red: 1, green: 0, blue: 0), rows: 5..<9)
    #expect(pixels(bitmap) == [[white], [red]])
  }

  @Test(arguments: [0.0, 0.2, 0.5, 0.77, 1])
  func `a fill has the pixels of a painted rectangle`(value: Double) throws {
    let color = Color(red: value, green: 1 - value, blue: 0.3, alpha: 0.6)
    let painted = try Bitmap(width: 1, height: 1)
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    Painter().paint(
      Scene(size: rect.size, nodes: [.fill(.rect(rect), .nonZero, .color(color))]), rect: rect, scale: 1,
      into: painted)
    #expect(pixels(try bitmap(1, 1, color)) == pixels(painted))
  }

  @Test(arguments: [true, false])
  func `a picture that reaches beyond the bitmap is cut off`(isOpaque: Bool) throws {
    let picture = try bitmap(2, 2, Color(red: 1, green: 0, blue: 0))
    let screen = try bitmap(3, 3, .white)
    screen.put(picture, x: 2, y: 1, isOpaque: isOpaque)
    screen.put(picture, x: -1, y: -1, isOpaque: isOpaque)
    screen.put(picture, x: 7, y: 7, isOpaque: isOpaque)
    #expect(pixels(screen) == [[red, white, white], [white, white, red], [white, white, red]])
  }

  @Test func `a picture as wide as the screen is cut off by whole rows`() throws {
    let picture = try bitmap(2, 3, .white)
    picture.fill(Color(red: 1, green: 0, blue: 0), rows: 2..<3)
    let screen = try Bitmap(width: 2, height: 2)
    screen.put(picture, x: 0, y: -1, isOpaque: true)
    #expect(pixels(screen) == [[white, white], [red, red]])
  }

  @Test func `a transparent picture leaves the pixels behind it`() throws {
    let screen = try bitmap(1, 1, .white)
    screen.put(try Bitmap(width: 1, height: 1), x: 0, y: 0, isOpaque: false)
    #expect(pixels(screen) == [[white]])
  }

  @Test func `a scene is opaque only if an opaque fill covers it`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    func scene(_ path: Path, _ color: Color) -> Scene {
      Scene(size: rect.size, nodes: [.fill(path, .nonZero, .color(color))])
    }
    #expect(scene(.rect(rect), .white).isOpaque)
    #expect(!scene(.rect(rect), Color(white: 1, alpha: 0.9)).isOpaque)
    #expect(!scene(.rect(rect.insetBy(dx: 1, dy: 0)), .white).isOpaque)
    #expect(!Scene(size: rect.size).isOpaque)
  }
}

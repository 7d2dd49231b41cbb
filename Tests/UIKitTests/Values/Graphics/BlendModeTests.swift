import CellDrawing
import Testing

@testable import UIKit

@MainActor struct BlendModeTests {
  /// Returns the colours of two pixels beside each other on a blue picture: red, green, blue and alpha.
  private func pixels(of image: UIImage, on background: UIColor = .clear) throws -> [[UInt8]] {
    let view = UIImageView(image: image)
    view.backgroundColor = background
    let bitmap = try Bitmap(width: 2, height: 1)
    view.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
    Painter().paint(view.scene(), rect: view.bounds, scale: 1, into: bitmap)
    return [0, 4].map { start in [2, 1, 0, 3].map { bitmap.pixels[start + $0] } }
  }

  private func image(_ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
      draw($0.cgContext)
    }
  }

  /// Opaque white at the left, clear at the right.
  private var half: UIImage {
    image { context in
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  private let whole = CGRect(x: 0, y: 0, width: 2, height: 1)

  @Test func `a picture is tinted by a fill inside it`() throws {
    let tinted = image { context in
      half.draw(in: whole)
      context.setBlendMode(.sourceIn)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(whole)
    }
    // Colours below the picture are neither mixed nor removed.
    #expect(try pixels(of: tinted) == [[255, 0, 0, 255], [0, 0, 0, 0]])
    #expect(try pixels(of: tinted, on: .blue) == [[255, 0, 0, 255], [0, 0, 255, 255]])
  }

  @Test func `colours are multiplied`() throws {
    let mixed = image { context in
      context.setFillColor(UIColor.yellow.cgColor)
      context.fill(whole)
      context.setBlendMode(.multiply)
      context.setFillColor(UIColor.cyan.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    // (1, 1, 0) times (0, 1, 1) is (0, 1, 0).
    #expect(try pixels(of: mixed) == [[0, 255, 0, 255], [255, 255, 0, 255]])
  }

  @Test func `a mode that clears reaches only what is drawn`() throws {
    let cleared = image { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(whole)
      context.setBlendMode(.clear)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(try pixels(of: cleared) == [[0, 0, 0, 0], [255, 0, 0, 255]])
  }

  @Test func `a mode that clears keeps to the shape`() throws {
    let cleared = image { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(whole)
      context.setBlendMode(.clear)
      context.beginPath()
      // A triangle over the left half of the left pixel. Its box reaches over both pixels.
      context.addLines(between: [.zero, CGPoint(x: 0, y: 2), CGPoint(x: 1, y: 0)])
      context.addRect(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.fillPath()
    }
    #expect(try pixels(of: cleared)[1] == [255, 0, 0, 255])
  }

  @Test func `an image is drawn in a mode`() throws {
    let mixed = image { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(whole)
      half.draw(in: whole, blendMode: .destinationOut, alpha: 1)
    }
    #expect(try pixels(of: mixed) == [[0, 0, 0, 0], [255, 0, 0, 255]])
  }

  @Test func `a picture's alpha masks what follows`() throws {
    let mask = try #require(half.cgImage)
    let masked = image { context in
      context.clip(to: whole, mask: mask)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(whole)
    }
    #expect(try pixels(of: masked) == [[255, 0, 0, 255], [0, 0, 0, 0]])
  }

  @Test func `every mode of Core Graphics is drawn by the mode of its name`() {
    for mode in BlendMode.allCases where mode != .plusLighter {
      #expect(CGBlendMode(rawValue: Int32(mode.rawValue))?.drawing == mode)
    }
  }
}

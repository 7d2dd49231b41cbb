import Foundation

@testable import CellDrawing

/// Paints nodes on an empty bitmap at `scale` pixels per point.
func painted(
  _ nodes: [Node], width: Int, height: Int, scale: CGFloat = 1, from origin: CGPoint = .zero
) throws -> Bitmap {
  let bitmap = try Bitmap(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale))
  let rect = CGRect(origin: origin, size: CGSize(width: width, height: height))
  Painter().paint(
    Scene(size: CGSize(width: rect.maxX, height: rect.maxY), nodes: nodes), rect: rect, scale: scale,
    into: bitmap)
  return bitmap
}

extension Bitmap {
  /// The red, green, blue and alpha of a pixel, premultiplied.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let place = y * stride + x * 4
    return [pixels[place + 2], pixels[place + 1], pixels[place], pixels[place + 3]]
  }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y)[3]) }

  var bytes: [UInt8] { Array(pixels) }
}

let red = Color(red: 1, green: 0, blue: 0)
let green = Color(red: 0, green: 1, blue: 0)
let blue = Color(red: 0, green: 0, blue: 1)

func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: side, height: side)
}

func filled(_ rect: CGRect, _ color: Color) -> Node { .fill(.rect(rect), .nonZero, .color(color)) }

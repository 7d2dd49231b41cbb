import Foundation
import Testing

@testable import CellDrawing

@Suite struct BackdropTests {
  private let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  private func glass(
    _ rect: CGRect, blur: CGFloat = 4, saturation: Double = 1, tone: ToneCurve? = nil, tint: Color? = nil
  ) -> Node {
    .backdrop(
      Backdrop(path: .rect(rect), blur: blur, saturation: saturation, tone: tone, tint: tint ?? clear))
  }

  /// Stripes that stay uneven under a blur of a few points.
  private func stripes(_ size: CGSize) -> [Node] {
    [filled(CGRect(origin: .zero, size: size), green)]
      + stride(from: 0, to: size.height, by: 20).map {
        filled(CGRect(x: 0, y: $0, width: size.width, height: 7), red)
      }
  }

  @Test func `a blur of one colour keeps that colour up to the picture's edge`() throws {
    let bitmap = try painted([filled(square(0, 0, 40), red), glass(square(0, 0, 40))], width: 40, height: 40)
    #expect(bitmap.pixel(0, 0) == [255, 0, 0, 255])
    #expect(bitmap.pixel(20, 20) == [255, 0, 0, 255])
  }

  @Test func `glass blurs an edge only inside its own shape`() throws {
    let below = [
      filled(square(0, 0, 80), .white), filled(CGRect(x: 40, y: 0, width: 40, height: 80), .black),
    ]
    let bitmap = try painted(
      below + [glass(CGRect(x: 0, y: 40, width: 80, height: 40))], width: 80, height: 80)
    for x in [32, 36, 44, 48] {
      let deviations = (Double(x) + 0.5 - 40) / 4
      let expected = 255 * 0.5 * (1 - erf(deviations / 2.0.squareRoot()))
      #expect(abs(Double(bitmap.pixel(x, 60)[0]) - expected) < 4, "pixel \(x)")
    }
    #expect(bitmap.pixel(38, 20) == [255, 255, 255, 255] && bitmap.pixel(42, 20) == [0, 0, 0, 255])
  }

  @Test func `the tint is above the blur`() throws {
    let bitmap = try painted(
      [filled(square(0, 0, 20), red), glass(square(0, 0, 20), tint: blue.withAlpha(0.5))], width: 20,
      height: 20)
    let pixel = bitmap.pixel(10, 10)
    #expect(abs(Int(pixel[0]) - 128) <= 1 && abs(Int(pixel[2]) - 128) <= 1)
  }

  @Test func `glass without saturation shows grey`() throws {
    let bitmap = try painted(
      [filled(square(0, 0, 20), red), glass(square(0, 0, 20), saturation: 0)], width: 20, height: 20)
    let pixel = bitmap.pixel(10, 10)
    #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2] && pixel[0] == 54)
  }

  @Test func `a tone curve changes each channel below the tint`() throws {
    let curve = ToneCurve(levels: [40, 200])
    let bitmap = try painted(
      [filled(square(0, 0, 20), red), glass(square(0, 0, 20), tone: curve, tint: blue.withAlpha(0.5))],
      width: 20, height: 20)
    for (shown, expected) in zip(bitmap.pixel(10, 10), [100, 20, 20 + 128, 255]) {
      #expect(abs(Int(shown) - expected) <= 1)
    }
  }

  @Test func `a tone curve is for colours without their opacity`() throws {
    let bitmap = try painted([filled(square(0, 0, 20), red.withAlpha(0.5))], width: 20, height: 20)
    bitmap.blurBackdrop(nil, saturation: 1, tone: ToneCurve(levels: [40, 200]))
    for (shown, expected) in zip(bitmap.pixel(10, 10), [100, 20, 20, 128]) {
      #expect(abs(Int(shown) - expected) <= 1)
    }
  }

  @Test func `a node that is painted after glass is not seen through it`() throws {
    let nodes = [filled(square(0, 0, 40), red), glass(square(0, 0, 40)), filled(square(0, 0, 10), blue)]
    #expect(try painted(nodes, width: 40, height: 40).pixel(14, 14) == [255, 0, 0, 255])
  }

  @Test func `glass in a translucent group sees what is below the group`() throws {
    let group = Node.group(Group(opacity: 0.5, nodes: [glass(square(0, 0, 40))]))
    let bitmap = try painted(
      [filled(square(0, 0, 20), red), filled(CGRect(x: 20, y: 0, width: 20, height: 40), red), group],
      width: 40, height: 20)
    #expect(bitmap.pixel(30, 10) == [255, 0, 0, 255])
  }

  @Test func `the blur grows with the scale`() throws {
    let nodes = stripes(CGSize(width: 40, height: 60)) + [glass(CGRect(x: 0, y: 0, width: 40, height: 60))]
    let once = try painted(nodes, width: 40, height: 60)
    let twice = try painted(nodes, width: 40, height: 60, scale: 2)
    for y in 5..<55 { #expect(abs(Int(once.pixel(20, y)[0]) - Int(twice.pixel(40, 2 * y)[0])) < 12) }
  }

  @Test func `a part that is painted alone equals that part of the whole`() throws {
    let size = CGSize(width: 40, height: 300)
    let nodes =
      stripes(size) + [
        glass(CGRect(x: 5, y: 20, width: 30, height: 270), tint: blue.withAlpha(0.2)),
        .group(
          Group(
            transform: Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 30, ty: 90),
            nodes: [glass(square(0, 0, 40), saturation: 1.8)])),
        .group(Group(opacity: 0.6, nodes: [glass(CGRect(x: 0, y: 130, width: 20, height: 80))])),
      ]
    let scene = Scene(size: size, nodes: nodes)
    let whole = try Bitmap(width: 40, height: 300)
    Painter().paint(scene, rect: CGRect(origin: .zero, size: size), scale: 1, into: whole)
    for top in [0, 100, 200] {
      let part = try Bitmap(width: 40, height: 100)
      Painter().paint(scene, rect: CGRect(x: 0, y: top, width: 40, height: 100), scale: 1, into: part)
      #expect(part.bytes == Array(whole.bytes[(top * 160)..<((top + 100) * 160)]), "from \(top)")
    }
  }

  @Test func `glass in a part shows what the bitmap already holds`() throws {
    let scene = Scene(
      size: CGSize(width: 20, height: 200), nodes: [glass(CGRect(x: 0, y: 0, width: 20, height: 200))])
    let part = try painted([filled(square(0, 0, 20), red)], width: 20, height: 20)
    Painter().paint(scene, rect: CGRect(x: 0, y: 90, width: 20, height: 20), scale: 1, into: part)
    #expect(part.pixel(10, 10) == [255, 0, 0, 255])
  }

  @Test func `all threads paint the same pixels of glass`() async throws {
    let nodes =
      stripes(CGSize(width: 60, height: 90)) + [
        glass(CGRect(x: 3, y: 3, width: 50, height: 80), blur: 7, saturation: 1.8)
      ]
    let first = try painted(nodes, width: 60, height: 90, scale: 2).bytes
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<6 {
        group.addTask { try painted(nodes, width: 60, height: 90, scale: 2).bytes }
      }
      for try await bytes in group { #expect(bytes == first) }
    }
  }

  @Test func `an SVG document embeds the picture that is seen through glass`() throws {
    let nodes = stripes(CGSize(width: 40, height: 40)) + [glass(square(10, 10, 20))]
    let rect = square(0, 0, 40)
    let scene = Scene(size: rect.size, nodes: nodes)
    let document = String(decoding: SVG.encode(scene, rect: rect, title: ""), as: UTF8.self)
    #expect(document.contains("<image") && document.contains("data:image/png;base64"))
    #expect(document.utf8.elementsEqual(SVG.encode(scene, rect: rect, title: "")))
    let without = SVG.encode(Scene(size: rect.size, nodes: stripes(rect.size)), rect: rect, title: "")
    #expect(!String(decoding: without, as: UTF8.self).contains("<image"))
  }
}

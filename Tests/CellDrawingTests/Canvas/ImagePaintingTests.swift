import Foundation
import Testing

@testable import CellDrawing

@Suite struct ImagePaintingTests {
  /// An image with one letter per pixel: r is red, g green, b blue, w white, and any other clear.
  private func image(_ rows: String...) -> Image {
    let bytes = rows.flatMap { row in
      row.flatMap { letter -> [UInt8] in
        switch letter {
        case "r": [0, 0, 255, 255]
        case "g": [0, 255, 0, 255]
        case "b": [255, 0, 0, 255]
        case "w": [255, 255, 255, 255]
        default: [0, 0, 0, 0]
        }
      }
    }
    return Image(premultipliedBGRA: bytes, width: rows[0].count, height: rows.count)
  }

  private func row(_ bitmap: Bitmap, _ y: Int = 0) -> String {
    String(
      (0..<bitmap.width).map { x in
        switch bitmap.pixel(x, y) {
        case [255, 0, 0, 255]: "r"
        case [0, 255, 0, 255]: "g"
        case [0, 0, 255, 255]: "b"
        case [255, 255, 255, 255]: "w"
        case [0, 0, 0, 0]: "."
        default: "?"
        }
      })
  }

  @Test func `an image on whole pixels is copied exactly`() throws {
    let node = ImageNode(image: image("rg", "bw"), rect: square(1, 0, 2))
    let bitmap = try painted([.image(node)], width: 4, height: 2)
    #expect(row(bitmap, 0) == ".rg.")
    #expect(row(bitmap, 1) == ".bw.")
  }

  @Test func `nearest interpolation keeps hard pixels`() throws {
    let node = ImageNode(
      image: image("rg"), rect: CGRect(x: 0, y: 0, width: 6, height: 1), interpolation: .nearest)
    #expect(row(try painted([.image(node)], width: 6, height: 1)) == "rrrggg")
  }

  @Test func `a shrunk image shows the average of its pixels`() throws {
    let stripes = image(String(repeating: "rg", count: 50))
    let node = ImageNode(image: stripes, rect: CGRect(x: 0, y: 0, width: 10, height: 1))
    let bitmap = try painted([.image(node)], width: 10, height: 1)
    for x in 0..<10 {
      let pixel = bitmap.pixel(x, 0)
      #expect(abs(Int(pixel[0]) - 128) <= 6 && abs(Int(pixel[1]) - 128) <= 6 && pixel[3] == 255)
    }
  }

  @Test(arguments: [(0.3, "rrggg."), (0.5, "rrggg."), (0.7, ".rrggg"), (1, ".rrggg")])
  func `a scaled image is moved to whole pixels`(x: CGFloat, pixels: String) throws {
    let node = ImageNode(image: image("rrrrgggggg"), rect: CGRect(x: x, y: 0, width: 5, height: 1))
    #expect(row(try painted([.image(node)], width: 6, height: 1)) == pixels)
  }

  @Test func `a scaled image is placed alike in every tile`() throws {
    let node = Node.image(
      ImageNode(image: image("r", "r", "g", "g", "b", "b"), rect: CGRect(x: 0, y: 2.5, width: 1, height: 3)))
    let whole = try painted([node], width: 1, height: 6)
    let tile = try painted([node], width: 1, height: 3, from: CGPoint(x: 0, y: 3))
    #expect((3..<6).map { row(whole, $0) } == (0..<3).map { row(tile, $0) })
  }

  @Test func `a tinted image keeps only its alpha`() throws {
    let node = ImageNode(image: image("r.g"), rect: CGRect(x: 0, y: 0, width: 3, height: 1), tint: blue)
    #expect(row(try painted([.image(node)], width: 3, height: 1)) == "b.b")
  }

  @Test func `a middle between caps stretches`() throws {
    let node = ImageNode(
      image: image("rgb"), rect: CGRect(x: 0, y: 0, width: 8, height: 1),
      capInsets: CapInsets(top: 0, left: 1, bottom: 0, right: 1, tiles: false))
    #expect(row(try painted([.image(node)], width: 8, height: 1)) == "rggggggb")
  }

  @Test func `a middle between caps is tiled`() throws {
    let node = ImageNode(
      image: image("rgwb"), rect: CGRect(x: 0, y: 0, width: 8, height: 1),
      capInsets: CapInsets(top: 0, left: 1, bottom: 0, right: 1, tiles: true))
    #expect(row(try painted([.image(node)], width: 8, height: 1)) == "rgwgwgwb")
  }

  @Test func `a cap inset is in points of the image`() throws {
    let node = ImageNode(
      image: image("rrggbb", "rrggbb"), rect: CGRect(x: 0, y: 0, width: 5, height: 1),
      capInsets: CapInsets(top: 0, left: 1, bottom: 0, right: 1, tiles: false, imageScale: 2))
    #expect(row(try painted([.image(node)], width: 5, height: 1, scale: 2)) == "rrggggggbb")
  }

  @Test func `caps larger than the rectangle shrink equally`() throws {
    let node = ImageNode(
      image: image("rrrgbbb"), rect: CGRect(x: 0, y: 0, width: 2, height: 1),
      capInsets: CapInsets(top: 0, left: 3, bottom: 0, right: 3, tiles: false))
    #expect(row(try painted([.image(node)], width: 2, height: 1)) == "rb")
  }

  @Test(arguments: [true, false])
  func `the pixels at which caps meet stretch if no middle pixel is left`(tiles: Bool) throws {
    let node = ImageNode(
      image: image("rggb", "rggb"), rect: CGRect(x: 0, y: 0, width: 8, height: 5),
      capInsets: CapInsets(top: 1, left: 2, bottom: 1, right: 2, tiles: tiles))
    let bitmap = try painted([.image(node)], width: 8, height: 5)
    #expect((0..<5).map { row(bitmap, $0) } == Array(repeating: "rggggggb", count: 5))
  }

  @Test func `a middle without pixels blends from one cap to the other`() throws {
    let node = ImageNode(
      image: image("rb"), rect: CGRect(x: 0, y: 0, width: 6, height: 1),
      capInsets: CapInsets(top: 0, left: 1, bottom: 0, right: 1, tiles: false))
    let bitmap = try painted([.image(node)], width: 6, height: 1)
    let reds = (0..<6).map { Int(bitmap.pixel($0, 0)[0]) }
    // Four pixels between a red and a blue one have 7, 5, 3 and 1 of 8 parts of red.
    #expect(reds.first == 255 && reds.last == 0)
    #expect(zip(reds[1...4], [7, 5, 3, 1]).allSatisfy { abs($0 - $1 * 255 / 8) <= 2 })
  }

  @Test func `a single cap stretches its last pixel`() throws {
    let node = ImageNode(
      image: image("rg"), rect: CGRect(x: 0, y: 0, width: 5, height: 1),
      capInsets: CapInsets(top: 0, left: 2, bottom: 0, right: 0, tiles: false))
    #expect(row(try painted([.image(node)], width: 5, height: 1)) == "rgggg")
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.75], [true, false])
  func `slices that meet inside a pixel cover it fully`(shift: Double, tinted: Bool) throws {
    let node = ImageNode(
      image: image("ggg", "ggg", "ggg"), rect: CGRect(x: shift, y: shift, width: 8.3, height: 8.4),
      tint: tinted ? blue : nil, capInsets: CapInsets(top: 1, left: 1, bottom: 1, right: 1, tiles: false))
    let bitmap = try painted([.image(node)], width: 10, height: 10)
    #expect((1..<8).allSatisfy { y in (1..<8).allSatisfy { x in bitmap.alpha(x, y) == 255 } })
  }

  @Test func `an icon's caps are as sharp as the picture's scale`() throws {
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='2' height='1'><path d='M0 0h.5v1H0z' fill='#f00'/>\
      <path d='M.5 0h1.5v1H.5z' fill='#0f0'/></svg>
      """
    let node = ImageNode(
      image: try Image(decoding: Array(svg.utf8)), rect: CGRect(x: 0, y: 0, width: 4, height: 1),
      capInsets: CapInsets(top: 0, left: 1, bottom: 0, right: 1, tiles: false))
    #expect(row(try painted([.image(node)], width: 4, height: 1, scale: 2)) == "rggggggg")
  }

  @Test func `an icon is drawn at the size of its rectangle`() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><path d='M0 0h1v1H0z' fill='#f00'/></svg>"
    let icon = try Image(decoding: Array(svg.utf8))
    #expect(icon.width == 2 && icon.height == 1 && icon.isVector)
    let node = ImageNode(image: icon, rect: CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(row(try painted([.image(node)], width: 8, height: 4), 3) == "rrrr....")
  }

  @Test func `a one-pixel middle between meeting caps is half of each`() throws {
    let node = ImageNode(
      image: image("rb"), rect: CGRect(x: 0, y: 0, width: 3, height: 1),
      capInsets: CapInsets(top: 0, left: 1, bottom: 0, right: 1, tiles: false))
    let bitmap = try painted([.image(node)], width: 3, height: 1)
    #expect(row(bitmap) == "r?b")
    let middle = bitmap.pixel(1, 0)
    #expect((126...129).contains(middle[0]) && (126...129).contains(middle[2]))
  }

  @Test func `a vector image with caps is drawn even if it is too large as pixels`() throws {
    // Three times 11,000 pixels are more than a picture may have.
    let shapes = document(
      ##"<rect width="24" height="24" fill="#0f0"/>"##, attributes: #"viewBox="0 0 24 24""#)
    let wide = String(decoding: shapes, as: UTF8.self).replacing(
      #"width="24" height="24" viewBox"#,
      with: """
        width="11000" height="2" preserveAspectRatio="none" viewBox
        """)
    let image = try Image(decoding: Array(wide.utf8))
    #expect(image.width == 11_000)
    let node = ImageNode(
      image: image, rect: CGRect(x: 0, y: 0, width: 11_000, height: 2),
      capInsets: CapInsets(top: 0, left: 9, bottom: 0, right: 9, tiles: false))
    let bitmap = try painted([.image(node)], width: 2, height: 1, scale: 3)
    #expect(row(bitmap) == "gggggg")
    #expect(image.source.decodingError == nil)
  }
}

import Foundation
import Testing

@testable import CellDrawing

@Suite struct PictureBandsTests {
  private let size = CGSize(width: 120, height: 600)

  /// Ten rows below each other with text, a picture, a shadow, a gradient and a translucent group.
  private func table(background: Color = .white) -> Scene {
    let rows = (0..<10).flatMap { row -> [Node] in
      let top = CGFloat(row) * 60
      let card = CGRect(x: 0, y: top, width: 120, height: 55)
      let text = AttributedText(
        "Row \(row) 🙂 fi", attributes: TextAttributes(font: Font(size: 13), color: red.withAlpha(0.8)))
      let pixels = (0..<576).map { UInt8(($0 * 7 + row) % 256) | ($0 % 4 == 3 ? 255 : 0) }
      let image = Image(premultipliedBGRA: pixels, width: 12, height: 12)
      let gradient = LinearGradient(
        start: CGPoint(x: 0, y: top), end: CGPoint(x: 30, y: top + 20),
        stops: [GradientStop(location: 0, color: red), GradientStop(location: 1, color: blue)])
      return [
        filled(card, Color(red: 0.9, green: 0.95, blue: 1)),
        .text(LaidOutText(text, in: TextFrame(width: 80)), at: CGPoint(x: 36.3, y: top + 6.25)),
        .group(
          Group(
            clip: Group.Clip(path: .ellipse(in: square(4, top + 5, 25))),
            nodes: [
              .image(ImageNode(image: image, rect: CGRect(x: 3.4, y: top + 4.6, width: 26.2, height: 27.3)))
            ])),
        .shadow(
          Shadow(
            source: .path(.roundedRect(square(90, top + 12, 20), radius: 5), .nonZero),
            color: .black.withAlpha(0.4), offset: CGSize(width: 0, height: 2), blur: 2)),
        .fill(.roundedRect(square(90, top + 12, 20), radius: 5), .nonZero, .linear(gradient)),
        .group(
          Group(
            opacity: 0.6,
            nodes: [filled(square(60, top + 30, 12), green), filled(square(66, top + 33, 9), red)])),
        filled(CGRect(x: 0, y: top + 54.5, width: 120, height: 0.5), .black),
      ]
    }
    return Scene(
      size: size, nodes: [filled(CGRect(origin: .zero, size: size), background), .group(Group(nodes: rows))])
  }

  private func bands(of scene: Scene, scale: CGFloat, with painter: Painter) throws -> PictureBands? {
    let (width, height) = (Int(size.width * scale), Int(size.height * scale))
    return try painter.bands(
      of: scene, rect: CGRect(origin: .zero, size: size), scale: scale, width: width, height: height,
      in: Bitmap(width: 1, height: 1), byteCount: width * 4 * Int(70 * scale))
  }

  private func whole(_ scene: Scene, scale: CGFloat) throws -> Bitmap {
    let bitmap = try Bitmap(width: Int(size.width * scale), height: Int(size.height * scale))
    Painter().paint(scene, rect: CGRect(origin: .zero, size: size), scale: scale, into: bitmap)
    return bitmap
  }

  @Test(arguments: [1, 2, 3, 1.7])
  func `bands together equal the rows of the whole picture`(scale: CGFloat) throws {
    let painter = Painter()
    let bands = try #require(try bands(of: table(), scale: scale, with: painter))
    let whole = try whole(table(), scale: scale)
    #expect(bands.width == whole.width && bands.height == whole.height)
    for row in 0..<whole.height {
      let (actual, expected) = (try #require(bands.row(row)), try #require(whole.row(row)))
      #expect(memcmp(actual, expected, whole.width * 4) == 0, "row \(row)")
      if row > 0 {
        #expect(
          memcmp(actual - bands.stride, expected - whole.stride, whole.width * 4) == 0, "above row \(row)")
      }
    }
  }

  @Test func `a part far down a long table is painted in bands`() throws {
    // The last of 100,000 rows is as far down.
    let top = 50_000_000.0
    let moved = Scene(
      size: CGSize(width: 120, height: top + 600),
      nodes: [.group(Group(transform: .translation(x: 0, y: top), nodes: table().nodes))])
    let rect = CGRect(origin: CGPoint(x: 0, y: top), size: size)
    let bands = try #require(
      try Painter().bands(
        of: moved, rect: rect, scale: 1, width: 120, height: 600, in: Bitmap(width: 1, height: 1),
        byteCount: 120 * 4 * 70))
    let whole = try Bitmap(width: 120, height: 600)
    Painter().paint(moved, rect: rect, scale: 1, into: whole)
    #expect(PNGEncoder().encode(bands, compression: .fast) == PNG.encode(whole, compression: .fast))
  }

  @Test func `a bitmap for bands is no taller than one band and a row`() throws {
    let memory = try Bitmap(width: 1, height: 1)
    let bands = try Painter().bands(
      of: table(), rect: CGRect(origin: .zero, size: size), scale: 1, width: 120, height: 600, in: memory,
      byteCount: 120 * 4 * 70)
    // A band has at most 70 rows, and the row above is kept too.
    #expect(bands != nil && memory.height > 1 && memory.height <= 71)
  }

  @Test(arguments: [PNG.Compression.fast, .small, .smallest])
  func `bands give the PNG of the whole picture`(_ compression: PNG.Compression) throws {
    let bands = try #require(try bands(of: table(), scale: 2, with: Painter()))
    let whole = try whole(table(), scale: 2)
    #expect(
      PNGEncoder().encode(bands, compression: compression) == PNG.encode(whole, compression: compression))
  }

  @Test func `bands give the hash of the whole picture`() throws {
    let bands = try #require(try bands(of: table(), scale: 2, with: Painter()))
    let whole = ContentHash(of: try whole(table(), scale: 2))
    #expect(bands.hash == whole)
    _ = bands.row(500)
    #expect(bands.hash == whole)
  }

  @Test func `bands can be read again from the first row`() throws {
    let bands = try #require(try bands(of: table(), scale: 1, with: Painter()))
    let whole = PNG.encode(try whole(table(), scale: 1), compression: .fast)
    #expect(PNGEncoder().encode(bands, compression: .fast) == whole)
    #expect(PNGEncoder().encode(bands, compression: .fast) == whole)
  }

  @Test func `a picture without an opaque background is painted in one piece`() throws {
    #expect(try bands(of: table(background: .white.withAlpha(0.5)), scale: 1, with: Painter()) == nil)
  }

  @Test func `a picture with glass is painted in one piece`() throws {
    var scene = table()
    scene.nodes.append(
      .backdrop(Backdrop(path: .rect(square(0, 0, 30)), blur: 3, saturation: 1, tint: .white)))
    #expect(try bands(of: scene, scale: 1, with: Painter()) == nil)
  }

  @Test(arguments: [
    Transform(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 60), .scale(x: 1, y: 0.1), .translation(x: 0, y: 1e17),
  ])
  func `a picture with a turned or squeezed group is painted in one piece`(_ transform: Transform) throws {
    var scene = table()
    scene.nodes.append(.group(Group(transform: transform, nodes: [filled(square(0, 0, 30), red)])))
    #expect(try bands(of: scene, scale: 1, with: Painter()) == nil)
  }

  @Test func `a picture with a length beyond all pictures is painted in one piece`() throws {
    var scene = table()
    scene.nodes.append(
      .fill(.ellipse(in: CGRect(x: 0, y: -1e17, width: 30, height: 2e17)), .nonZero, .color(red)))
    #expect(try bands(of: scene, scale: 1, with: Painter()) == nil)
  }

  @Test func `a small picture is painted in one piece`() throws {
    let rect = CGRect(origin: .zero, size: size)
    #expect(
      try Painter().bands(
        of: table(), rect: rect, scale: 1, width: 120, height: 600, in: Bitmap(width: 1, height: 1)) == nil)
  }

  @Test func `a broken image of any band is reported`() throws {
    var scene = table()
    for y in [10.0, 550] {
      var bytes = SampleFile.webp
      bytes.replaceSubrange(28..., with: [UInt8](repeating: 0xFF, count: bytes.count - 28))
      scene.nodes.append(.image(ImageNode(image: try Image(decoding: bytes), rect: square(1, y, 9))))
    }
    let painter = Painter()
    let bands = try #require(try bands(of: scene, scale: 1, with: painter))
    _ = bands.row(599)
    #expect(painter.brokenImages.count == 2)
  }
}

import Foundation
import Synchronization
import Testing

@testable import CellDrawing

/// Compares threads that paint the same images with one thread that paints alone.
@Suite struct SharedImagesTests {
  /// The result of painting a picture or encoding a document.
  private struct Outcome: Hashable {
    var content: ContentHash
    var brokenImages: Int
  }

  private static let scales = [1, 2, 3]

  /// Photos of several hundred pixels per side in every format, one of them broken. Each seed has other photos.
  private func images(_ seed: Int) throws -> [Image] {
    try (0..<16).map { number in
      let side = 200 + (number * 37 + seed * 61) % 150
      let bitmap = try Bitmap(width: side, height: side)
      for place in bitmap.pixels.indices {
        // From number 11 on, one of every four pixels is translucent. All others are opaque.
        let alpha: UInt8 = number > 10 && place % 16 == 3 ? 120 : 255
        bitmap.pixels[place] = place % 4 == 3 ? alpha : UInt8((place * 7 + number * 13 + seed) % 110)
      }
      switch number % 4 {
      case 0: return try Image(decoding: PNG.encode(bitmap, compression: .fast))
      case 1: return try Image(decoding: try #require(JPEG.encode(bitmap, quality: 0.8)))
      case 2:
        return Image(ImageSource(premultipliedBGRA: ImagePixels(bitmap).bytes, width: side, height: side))
      default:
        let broken = SampleFile.webp.prefix(28) + [UInt8](repeating: 0xFF, count: 60)
        return try Image(
          decoding: (number == 3 ? broken : SampleFile.webp[...]) + [UInt8(seed), UInt8(number)])
      }
    }
  }

  private func scene(_ images: [Image]) -> Scene {
    let nodes = (images + [images[4]]).enumerated().flatMap { number, image -> [Node] in
      var node = ImageNode(image: image, rect: CGRect(x: 0, y: CGFloat(number * 20), width: 60, height: 40))
      if number == 6 { node.capInsets = CapInsets(top: 5, left: 5, bottom: 5, right: 5, tiles: false) }
      guard number == 9 else { return [.image(node)] }
      let shadow = Shadow(source: .nodes([.image(node)]), color: .black, offset: .zero, blur: 2)
      return [.shadow(shadow), .group(Group(opacity: 0.5, nodes: [.image(node)]))]
    }
    return Scene(size: CGSize(width: 64, height: 380), nodes: nodes)
  }

  /// Paints the picture at one of the scales, or encodes the document if `work` is beyond them.
  private func outcome(_ scene: Scene, _ work: Int) -> Outcome? {
    let rect = CGRect(origin: .zero, size: scene.size)
    guard Self.scales.indices.contains(work) else {
      let document = SVG.document(of: scene, rect: rect, title: "")
      return Outcome(content: ContentHash(of: document.bytes), brokenImages: document.brokenImages.count)
    }
    let scale = Self.scales[work]
    guard let bitmap = try? Bitmap(width: 64 * scale, height: 380 * scale) else { return nil }
    let painter = Painter()
    painter.paint(scene, rect: rect, scale: CGFloat(scale), into: bitmap)
    return Outcome(content: ContentHash(of: bitmap), brokenImages: painter.brokenImages.count)
  }

  /// Runs `body` on `threads` threads, and returns whether all of them ended in time.
  private func run(threads: Int, _ body: @escaping @Sendable (Int) -> Void) -> Bool {
    let ended = DispatchSemaphore(value: 0)
    for number in 0..<threads {
      Thread.detachNewThread {
        body(number)
        ended.signal()
      }
    }
    let limit = DispatchTime.now() + .seconds(120)
    return (0..<threads).allSatisfy { _ in ended.wait(timeout: limit) == .success }
  }

  /// Some threads paint the images from the first to the last, others from the last to the first. So each waits for
  /// images that another thread is making.
  @Test(arguments: 0..<6) func `many threads paint what one thread paints alone`(seed: Int) throws {
    let images = try images(seed)
    let scenes = [scene(images), scene(images.reversed())]
    let kinds = Self.scales.count + 1
    let works = kinds * scenes.count
    let found = Mutex<[Int: Set<Outcome?>]>([:])
    let isOver = run(threads: 16) { number in
      let outcome = outcome(scenes[number % works / kinds], number % kinds)
      found.withLock { _ = $0[number % works, default: []].insert(outcome) }
    }
    try #require(isOver, "threads wait for each other")
    for work in 0..<works {
      // Nothing that the other threads made is left.
      ScaledImages.shared.use(.usual)
      DocumentFiles.shared.forgetAll()
      let alone = try #require(outcome(scenes[work / kinds], work % kinds))
      #expect(alone.brokenImages == 1)
      #expect(found.withLock { $0[work] } == [alone])
    }
  }

  @Test func `the same bytes in rows of another length are another picture`() throws {
    let bytes = [UInt8](repeating: 255, count: 4 * 200)
    let (tall, wide) = (
      Image(premultipliedBGRA: bytes, width: 10, height: 20),
      Image(premultipliedBGRA: bytes, width: 20, height: 10)
    )
    #expect(tall != wide)
    func document(_ image: Image) -> String {
      let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
      let node = Node.image(ImageNode(image: image, rect: rect))
      return String(
        decoding: SVG.encode(Scene(size: rect.size, nodes: [node]), rect: rect, title: ""), as: UTF8.self)
    }
    #expect(document(tall).contains("width=\"10\" height=\"20\""))
    #expect(document(wide).contains("width=\"20\" height=\"10\""))
  }

  @Test func `the same bytes in rows of another length are scaled differently`() throws {
    // Rows of four pixels are black at the left and white at the right. In rows of two, black and white rows alternate.
    let pixel = { (value: UInt8) in [value, value, value, 255] }
    let bytes = [0, 0, 255, 255, 0, 0, 255, 255].flatMap { pixel($0) }
    let images = ScaledImages(PixelStore(maximumBytes: 1 << 20))
    func scaled(_ width: Int) -> [UInt8]? {
      let source = ImageSource(premultipliedBGRA: bytes, width: width, height: 8 / width)
      return images.pixels(of: source, width: 3, height: 3)?.bytes
    }
    #expect(scaled(4) != scaled(2))
  }

  @Test func `a broken icon is drawn alike before and after it fails`() throws {
    // A square is followed by more than the 500,000 elements that librsvg draws.
    let levels = (1...6).map { level in
      "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    let file =
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='4' height='4'/><defs><g id='g0'/>"
      + levels.joined() + "</defs><use href='#g6'/></svg>"
    let icon = try Image(decoding: Array(file.utf8))
    let rect = CGRect(x: 0, y: 0, width: 8, height: 8)
    let scene = Scene(size: rect.size, nodes: [.image(ImageNode(image: icon, rect: rect))])
    let before = SVG.document(of: scene, rect: rect, title: "")
    #expect(icon.source.icon(width: 8, height: 8) == nil)
    let after = SVG.document(of: scene, rect: rect, title: "")
    #expect(before.brokenImages.count == 1 && after.brokenImages.count == 1)
    #expect(before.bytes == after.bytes)
  }
}

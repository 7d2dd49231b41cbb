import Foundation
import Testing

@testable import CellDrawing

@Suite struct DeterminismTests {
  private var scene: Scene {
    let card = Path.roundedRect(CGRect(x: 10, y: 10, width: 80, height: 60), radius: 8)
    let image = Image(
      premultipliedBGRA: (0..<400).map { UInt8($0 % 251) / 2 | ($0 % 4 == 3 ? 128 : 0) }, width: 10,
      height: 10)
    return Scene(
      size: CGSize(width: 100, height: 80),
      nodes: [
        .shadow(
          Shadow(
            source: .path(card, .nonZero), color: .black.withAlpha(0.3), offset: CGSize(width: 0, height: 2),
            blur: 4)),
        .fill(card, .nonZero, .color(.white)),
        .image(ImageNode(image: image, rect: CGRect(x: 12.25, y: 13, width: 31, height: 20))),
        .group(
          Group(
            opacity: 0.5, mask: [.fill(.ellipse(in: square(40, 20, 30)), .nonZero, .color(.black))],
            nodes: [filled(square(30, 10, 50), blue)])),
        .stroke(card, Stroke(width: 1.5, dashes: [3, 2]), .color(red)),
      ])
  }

  private static func png(_ scene: Scene) throws -> [UInt8] {
    let bitmap = try Bitmap(width: 200, height: 160)
    Painter().paint(scene, rect: CGRect(origin: .zero, size: scene.size), scale: 2, into: bitmap)
    return PNG.encode(bitmap, compression: .small)
  }

  private static func svg(_ scene: Scene) -> [UInt8] {
    SVG.encode(scene, rect: CGRect(origin: .zero, size: scene.size), title: "Card")
  }

  @Test func `a scene is encoded to the same bytes again`() throws {
    #expect(try Self.png(scene) == Self.png(scene))
    #expect(Self.svg(scene) == Self.svg(scene))
  }

  @Test func `four threads encode a scene to the same bytes`() async throws {
    let scene = scene
    let (png, svg) = (try Self.png(scene), Self.svg(scene))
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try (0..<5).allSatisfy { _ in try Self.png(scene) == png && Self.svg(scene) == svg }
        }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func `tiles together equal the whole picture`() throws {
    let whole = try Bitmap(width: 200, height: 160)
    Painter().paint(scene, rect: CGRect(origin: .zero, size: scene.size), scale: 2, into: whole)
    let tile = try Bitmap(width: 200, height: 40)
    for row in 0..<4 {
      tile.clear()
      Painter().paint(scene, rect: CGRect(x: 0, y: 20 * row, width: 100, height: 20), scale: 2, into: tile)
      #expect(tile.bytes == Array(whole.bytes[(row * 40 * 800)..<((row + 1) * 40 * 800)]), "tile \(row)")
    }
  }
}

import Foundation
import Testing

@testable import CellDrawing

@Suite struct GlyphFaceTests {
  private static func face(_ text: String, isEmboldened: Bool = false) throws -> FaceReference {
    let run = try #require(LaidOutText(text, in: TextFrame(width: 100)).lines.first?.runs.first)
    var face = run.face
    face.isEmboldened = isEmboldened
    return face
  }

  /// The same words at 40 sizes, so that threads constantly ask for new glyphs.
  private static func scene() -> Scene {
    let nodes = (0..<40).map { index -> Node in
      let attributes = TextAttributes(font: Font(size: 9 + CGFloat(index) / 4), color: .black)
      let text = AttributedText("Zebra سلام 木 😀", attributes: attributes)
      return .text(LaidOutText(text, in: TextFrame()), at: CGPoint(x: 2, y: 5 * CGFloat(index)))
    }
    return Scene(size: CGSize(width: 160, height: 230), nodes: nodes)
  }

  private static func pixels(_ scene: Scene) throws -> [UInt8] {
    let bitmap = try Bitmap(width: 320, height: 460)
    Painter().paint(scene, rect: CGRect(origin: .zero, size: scene.size), scale: 2, into: bitmap)
    return bitmap.bytes
  }

  @Test func `a face is shared while somebody keeps it`() throws {
    let letter = try Self.face("A")
    let face = GlyphFace.shared(letter)
    #expect(GlyphFace.shared(letter) === face)
    #expect(GlyphFace.shared(try Self.face("A", isEmboldened: true)) !== face)
  }

  @Test func `a face that nobody keeps is closed`() throws {
    let letter = FaceReference(
      file: try Self.face("A").file, index: 0, matrix: .scale(x: 1.25, y: 1))
    weak var face: GlyphFace?
    do {
      let kept = GlyphFace.shared(letter)
      face = kept
      #expect(kept.pointer(shiftedBy: 3) != nil)
    }
    #expect(face == nil)
    #expect(GlyphFace.shared(letter).pointer(shiftedBy: 0) != nil)
  }

  @Test func `a file that cannot be read gives no face`() {
    let face = GlyphFace.shared(FaceReference(file: "/proc/self/status", index: 0))
    #expect((0..<4).allSatisfy { face.pointer(shiftedBy: $0) == nil })
  }

  @Test func `threads that share faces paint the same pixels`() throws {
    let scene = Self.scene()
    let alone = try Self.pixels(scene)
    let equal = Mutex(0)
    let running = DispatchGroup()
    for _ in 0..<8 {
      running.enter()
      Thread {
        defer { running.leave() }
        guard let pixels = try? Self.pixels(scene) else { return }
        equal.withLock { $0 += pixels == alone ? 1 : 0 }
      }.start()
    }
    running.wait()
    #expect(equal.withLock { $0 } == 8)
  }
}

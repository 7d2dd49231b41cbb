import Foundation
import Testing

@testable import CellDrawing

@Suite struct GlyphPreparationTests {
  /// Words in a face that nothing else draws with.
  private static func text(stretchedBy factor: CGFloat) throws -> (text: LaidOutText, face: FaceReference) {
    let text = LaidOutText("Zebra", in: TextFrame())
    var lines = text.lines
    lines[0].runs[0].face.matrix = .scale(x: factor, y: 1)
    let face = try #require(lines.first?.runs.first?.face)
    let layout = TextLayout(
      string: text.layout.string, lines: lines, size: text.size, isTruncated: false, missingCharacters: [])
    return (LaidOutText(layout: layout, appearances: text.appearances), face)
  }

  /// Whether anybody keeps the face.
  private static func isOpen(_ reference: FaceReference) -> Bool {
    weak var face: GlyphFace?
    do {
      let kept = GlyphFace.shared(reference)
      face = kept
    }
    return face != nil
  }

  @Test func theFaceStaysOpenForWhoPaintsNext() throws {
    let (text, face) = try Self.text(stretchedBy: 1.3)
    #expect(!Self.isOpen(face))
    GlyphPreparation.prepare(text, scale: 3)
    #expect(Self.isOpen(face))
  }

  @Test func paintingComesToTheSameAfterIt() throws {
    let (text, _) = try Self.text(stretchedBy: 1.4)
    let scene = Scene(size: CGSize(width: 60, height: 24), nodes: [.text(text, at: .zero)])
    let before = try Bitmap(width: 120, height: 48)
    Painter().paint(scene, rect: CGRect(origin: .zero, size: scene.size), scale: 2, into: before)
    GlyphPreparation.prepare(text, scale: 2)
    let after = try Bitmap(width: 120, height: 48)
    Painter().paint(scene, rect: CGRect(origin: .zero, size: scene.size), scale: 2, into: after)
    #expect(before.bytes == after.bytes)
    #expect(before.bytes.contains { $0 > 0 })
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e6]) func aScaleThatNobodyDrawsAtPreparesNothing(
    _ scale: CGFloat
  )
    throws
  {
    let (text, face) = try Self.text(stretchedBy: 1.5)
    GlyphPreparation.prepare(text, scale: scale)
    #expect(!Self.isOpen(face))
  }
}

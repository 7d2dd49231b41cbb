import Foundation
import Testing

@testable import CellDrawing

@Suite struct GlyphPreparationTests {
  /// A word in a face that no other test draws with, and no other argument of the same test: they run side by side.
  private static func text(
    stretchedBy factor: CGFloat, movedBy distance: CGFloat = 0, height: CGFloat = 24
  ) throws -> (text: LaidOutText, face: FaceReference) {
    let text = LaidOutText("Zebra", in: TextFrame())
    var lines = text.lines
    lines[0].runs[0].face.matrix = .scale(x: factor, y: 1)
    lines[0].origin.x += distance
    let face = try #require(lines.first?.runs.first?.face)
    let layout = TextLayout(
      string: text.layout.string, lines: lines, size: CGSize(width: text.size.width, height: height),
      isTruncated: false, missingCharacters: [])
    return (LaidOutText(layout: layout, appearances: text.appearances), face)
  }

  /// Whether the face is kept open.
  private static func isOpen(_ reference: FaceReference) -> Bool {
    weak var face: GlyphFace?
    do {
      let kept = GlyphFace.shared(reference)
      face = kept
    }
    return face != nil
  }

  @Test func `a prepared face stays open for the next painter`() throws {
    let (text, face) = try Self.text(stretchedBy: 1.3)
    #expect(!Self.isOpen(face))
    GlyphPreparation.prepare(text, in: text.size, scale: 3)
    #expect(Self.isOpen(face))
  }

  @Test func `preparation does not change the painted pixels`() throws {
    let (text, _) = try Self.text(stretchedBy: 1.4)
    let scene = Scene(size: CGSize(width: 60, height: 24), nodes: [.text(text, at: .zero)])
    let before = try Bitmap(width: 120, height: 48)
    Painter().paint(scene, rect: CGRect(origin: .zero, size: scene.size), scale: 2, into: before)
    GlyphPreparation.prepare(text, in: text.size, scale: 2)
    let after = try Bitmap(width: 120, height: 48)
    Painter().paint(scene, rect: CGRect(origin: .zero, size: scene.size), scale: 2, into: after)
    #expect(before.bytes == after.bytes)
    #expect(before.bytes.contains { $0 > 0 })
  }

  @Test(arguments: zip([0, -1, .nan, .infinity, 1e6], [1.51, 1.52, 1.53, 1.54, 1.55]))
  func `preparation skips a scale at which nothing is drawn`(_ scale: CGFloat, stretch: CGFloat) throws {
    let (text, face) = try Self.text(stretchedBy: stretch)
    GlyphPreparation.prepare(text, in: text.size, scale: scale)
    #expect(!Self.isOpen(face))
  }

  @Test func `text at the right of a wide size is prepared`() throws {
    let (text, face) = try Self.text(stretchedBy: 1.6, movedBy: 300)
    GlyphPreparation.prepare(text, in: CGSize(width: 350, height: 24), scale: 2)
    #expect(Self.isOpen(face))
  }

  @Test(
    arguments: zip(
      [CGSize(width: 0, height: 24), CGSize(width: 60, height: 0), CGSize(width: 1e5, height: 24)],
      [1.71, 1.72, 1.73]))
  func `preparation skips a size that no screen shows`(_ size: CGSize, stretch: CGFloat) throws {
    let (text, face) = try Self.text(stretchedBy: stretch)
    GlyphPreparation.prepare(text, in: size, scale: 2)
    #expect(!Self.isOpen(face))
  }

  @Test func `the beginning of a text that is taller than any screen is prepared`() throws {
    let (text, face) = try Self.text(stretchedBy: 1.8, height: 1e12)
    GlyphPreparation.prepare(text, in: CGSize(width: 60, height: 1e12), scale: 2)
    #expect(Self.isOpen(face))
  }
}

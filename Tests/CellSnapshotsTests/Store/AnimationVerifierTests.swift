import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

@Suite struct AnimationVerifierTests {
  private let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private static let rows: [[[UInt8]]] = [[[0, 10], [20, 30]], [[0, 10], [20, 99]]]

  /// Returns an animation of the states collapsed, expanded and so on.
  private func drawn(
    _ frames: [[[UInt8]]] = rows, seconds: [Double] = [1, 1, 1], loopCount: Int = 0,
    layout: SnapshotLayout = StoreFixture.layout, masks: [PixelRect] = []
  ) throws -> DrawnAnimation {
    let states = ["collapsed", "expanded", "liked"]
    return DrawnAnimation(
      name: try StoreFixture.name(),
      frames: try frames.enumerated().map { index, rows in
        DrawnAnimation.Frame(
          state: states[index], bitmap: try Bitmap(rows),
          duration: try #require(PNGFrameDuration(seconds: seconds[index])), layout: layout, masks: masks)
      }, loopCount: loopCount, scale: 2, provenance: { StoreFixture.provenance })
  }

  private func record() throws {
    _ = try fixture.verifier(.all).verify(drawn())
  }

  private func verify(
    _ drawn: DrawnAnimation, rule: SnapshotComparisonRule = .exact
  ) throws -> Verification {
    try fixture.verifier(rule: rule).verify(drawn)
  }

  @Test func `equal frames are identical, and no picture is kept`() throws {
    try record()
    let verification = try verify(drawn())
    #expect(verification.result.verdict == .identical)
    #expect(verification.pictures.isEmpty)
  }

  @Test func `equal frames are identical when the reference is decoded`() throws {
    try record()
    var verifier = fixture.verifier()
    verifier.decodesReferences = true
    #expect(try verifier.verify(drawn()).result.verdict == .identical)
  }

  @Test func `a missing reference is recorded with the animation`() throws {
    #expect(try verify(drawn()).result.verdict == .missing)
    try record()
    let animation = try #require(try PNGAnimation(fixture.bytes))
    #expect(animation.frameCount == 2)
  }

  @Test func `the frame and the state that differ are named`() throws {
    try record()
    let verification = try verify(drawn([Self.rows[0], [[0, 10], [20, 98]]]))
    #expect(verification.result.verdict == .different)
    #expect(verification.result.frame == 2)
    #expect(
      verification.result.message
        == "exact: frame 2 (expanded): 1 of 4 pixels are different, none may be")
  }

  @Test func `the reference, the actual and the difference are animations`() throws {
    try record()
    let pictures = try verify(drawn([Self.rows[0], [[0, 10], [20, 98]]])).pictures
    #expect(pictures.map(\.role) == [.reference, .actual, .difference])
    #expect(try pictures.map { try PNGAnimation($0.bytes)?.frameCount } == [2, 2, 2])
  }

  @Test func `a tolerance holds for every frame`() throws {
    try record()
    let verification = try verify(drawn([Self.rows[0], [[0, 10], [20, 98]]]), rule: .channel(1))
    #expect(verification.result.verdict == .similar)
  }

  @Test func `a masked pixel is not compared`() throws {
    try record()
    let mask = PixelRect(x: 1, y: 1, width: 1, height: 1)
    let verification = try verify(drawn([Self.rows[0], [[0, 10], [20, 98]]], masks: [mask]))
    #expect(verification.result.verdict == .similar)
  }

  @Test func `a changed duration is a difference`() throws {
    try record()
    let result = try verify(drawn(seconds: [1, 1.5])).result
    #expect(result.verdict == .different)
    #expect(result.message == "exact: frame 2 (expanded) is shown for 1.5 s instead of 1 s")
  }

  @Test func `a changed loop count is a difference`() throws {
    try record()
    let result = try verify(drawn(loopCount: 2)).result
    #expect(result.verdict == .different)
    #expect(result.message == "exact: it is shown 2 times instead of without end")
  }

  @Test func `a missing frame is a difference`() throws {
    try record()
    let result = try verify(drawn([Self.rows[0]])).result
    #expect(result.verdict == .different)
    #expect(result.message == "exact: frame 2 (expanded) is missing")
  }

  @Test func `a further frame is a difference`() throws {
    try record()
    let result = try verify(drawn(Self.rows + [Self.rows[0]])).result
    #expect(result.message == "exact: frame 3 (liked) is not in the reference")
  }

  @Test func `a still reference is not an animation`() throws {
    try fixture.record()
    let result = try verify(drawn()).result
    #expect(result.verdict == .different)
    #expect(result.message == "exact: the reference is not an animation")
  }

  @Test func `a picture is different from the animation of a reference`() throws {
    try record()
    let result = try fixture.verify().result
    #expect(result.verdict == .different)
    #expect(
      result.message
        == "exact: every pixel is equal; viewers show the reference as an animation (acTL); record it again")
  }

  @Test func `a damaged reference is unreadable with one line`() throws {
    try record()
    var bytes = try fixture.bytes
    let control = try #require(bytes.indices.last { bytes[$0...].starts(with: "fcTL".utf8) })
    bytes.removeSubrange((control - 4)..<(control + 34))
    try fixture.place(bytes)
    let result = try verify(drawn()).result
    #expect(result.verdict == .unreadable)
    #expect(
      try result.message
        == "\(fixture.path): the PNG is damaged (its animation has frames in a wrong order); "
        + "restore it from git, or record it again")
  }

  @Test func `a changed layout of one frame is recorded without its pixels`() throws {
    try record()
    let before = try fixture.bytes
    var layout = StoreFixture.layout
    layout.views[0].frame.origin.x = 0.5
    #expect(try verify(drawn(layout: layout)).result.unseenLayout == .changed)
    #expect(try fixture.bytes == before)
    #expect(try fixture.verifier(.all).verify(drawn(layout: layout)).result.unseenLayout == .recorded)
    #expect(try verify(drawn(layout: layout)).result.unseenLayout == nil)
  }

  @Test func `the same animation gives the same bytes`() throws {
    #expect(try ReferenceFile.encode(drawn()) == ReferenceFile.encode(drawn()))
  }
}

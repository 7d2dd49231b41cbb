import Testing

@testable import CellDrawing

/// The ways in which a frame of another program changes the canvas.
@Suite struct PNGAnimationOperationsTests {
  private static let (black, white, red) = (
    AnimationFixture.black, AnimationFixture.white, AnimationFixture.red
  )

  /// Returns the pixels of three frames of two pixels: black, a red pixel on the left, and a white pixel on the right.
  /// The second frame has the given disposal.
  private func pictures(disposal: UInt8) throws -> [[UInt32]] {
    let frames = [[[Self.black, Self.black]], [[Self.red, Self.black]], [[Self.red, Self.white]]]
    var chunks = try AnimationFixture.chunks(of: AnimationFixture.file(frames))
    let second = try #require(chunks.indices.filter { chunks[$0].type == "fcTL" }.dropFirst().first)
    chunks[second].content[24] = disposal
    return try AnimationFixture.pictures(of: AnimationFixture.file(of: chunks))
  }

  @Test func `a frame stays below the next one`() throws {
    #expect(try pictures(disposal: 0)[2] == [Self.red, Self.white])
  }

  @Test func `a frame's rectangle is cleared after it`() throws {
    #expect(try pictures(disposal: 1)[2] == [0, Self.white])
  }

  @Test func `what was below a frame returns after it`() throws {
    #expect(try pictures(disposal: 2)[2] == [Self.black, Self.white])
  }

  @Test func `a frame is blended over the canvas`() throws {
    let frames: [[[UInt32]]] = [[[Self.black, 0]], [[0x8080_8080, Self.red]]]
    var chunks = try AnimationFixture.chunks(of: AnimationFixture.file(frames))
    let second = try #require(chunks.lastIndex { $0.type == "fcTL" })
    chunks[second].content[25] = 1
    // White with 128/255 over black is 128/255 white: 255 * 128 / 255 = 128 = 0x80.
    let pictures = try AnimationFixture.pictures(of: AnimationFixture.file(of: chunks))
    #expect(pictures[1] == [0xFF80_8080, Self.red])
  }

  @Test func `a palette may come after the first frame's control`() throws {
    var chunks = try AnimationFixture.chunks(of: AnimationFixture.file([[[Self.black]]]))
    // One pixel with 8 bits, the first colour of a palette: no filter, index 0.
    chunks[0].content[9] = 3
    let data: [UInt8] = [0, 0]
    let stream = data.withUnsafeBufferPointer { ZlibCompressor(level: 9).compress($0) }
    chunks[3].content = try #require(stream)
    chunks.insert(("PLTE", [255, 0, 0]), at: 3)
    #expect(try AnimationFixture.pictures(of: AnimationFixture.file(of: chunks)) == [[Self.red]])
  }

  @Test func `a picture before the first frame is not shown`() throws {
    var chunks = try AnimationFixture.chunks(of: AnimationFixture.file([[[Self.black]], [[Self.red]]]))
    // Without its frame, the picture is only for programs without animations, and the sequence begins anew.
    let first = try #require(chunks.firstIndex { $0.type == "fcTL" })
    chunks.remove(at: first)
    chunks[1].content[3] = 1
    for (sequence, index) in chunks.indices.filter({ ["fcTL", "fdAT"].contains(chunks[$0].type) })
      .enumerated()
    {
      chunks[index].content[3] = UInt8(sequence)
    }
    #expect(try AnimationFixture.pictures(of: AnimationFixture.file(of: chunks)) == [[Self.red]])
  }
}

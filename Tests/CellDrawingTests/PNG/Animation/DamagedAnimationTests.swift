import Testing

@testable import CellDrawing

/// Files whose chunks contradict each other.
@Suite struct DamagedAnimationTests {
  private typealias Chunks = [(type: String, content: [UInt8])]

  /// Returns the reason for which a changed animation of two frames is refused.
  private func reason(_ change: (inout Chunks) -> Void) throws -> String? {
    let frames = [
      [[AnimationFixture.black, AnimationFixture.black]], [[AnimationFixture.red, AnimationFixture.black]],
    ]
    var chunks = try AnimationFixture.chunks(of: AnimationFixture.file(frames))
    // IHDR acTL fcTL IDAT fcTL fdAT IEND
    change(&chunks)
    do {
      _ = try AnimationFixture.pictures(of: AnimationFixture.file(of: chunks))
      return nil
    } catch ImageError.broken(_, let reason) {
      return reason
    }
  }

  @Test func `the unchanged file is read`() throws {
    #expect(try reason { _ in } == nil)
  }

  @Test func `a missing frame is refused`() throws {
    #expect(try reason { $0.removeSubrange(4...5) } == "its animation has 1 frames and announces 2")
  }

  @Test func `a frame that is not announced is refused`() throws {
    #expect(try reason { $0[1].content[3] = 1 } == "its animation has 2 frames and announces 1")
  }

  @Test func `frames in another order are refused`() throws {
    #expect(try reason { $0[4].content[3] = 2 } == "its animation has frames in a wrong order")
  }

  @Test func `a frame without a picture is refused`() throws {
    #expect(try reason { $0.remove(at: 5) } == "its animation has a frame without a picture")
  }

  @Test func `a second beginning is refused`() throws {
    #expect(try reason { $0.insert($0[1], at: 2) } == "its animation begins twice or too late")
  }

  @Test func `a frame beyond the canvas is refused`() throws {
    #expect(try reason { $0[4].content[15] = 2 } == "a frame of its animation is not inside of the picture")
  }

  @Test func `a frame of enormous size is refused`() throws {
    #expect(
      try reason { $0[4].content.replaceSubrange(4..<8, with: [255, 255, 255, 255]) }
        == "a frame of its animation is not inside of the picture")
  }

  @Test func `a smaller first frame is refused`() throws {
    #expect(
      try reason { $0[2].content[7] = 1 }
        == "its animation has a first frame of another size than the picture")
  }

  @Test func `an unknown operation is refused`() throws {
    #expect(try reason { $0[4].content[24] = 3 } == "a frame of its animation has an unknown operation")
  }

  @Test func `data behind the picture of the first frame are refused`() throws {
    #expect(
      try reason { chunks in
        chunks.remove(at: 4)
        chunks[4].content[3] = 1
      } == "its animation has data that belong to no frame")
  }

  @Test func `data without a sequence number are refused`() throws {
    #expect(try reason { $0[5].content = [0, 0] } == "its animation has frames in a wrong order")
  }

  @Test func `damaged image data are refused`() throws {
    #expect(try reason { $0[5].content[6] ^= 255 } != nil)
  }
}

import Testing

@testable import CellDrawing

@Suite struct PNGAnimationTests {
  private static let (black, white, red) = (
    AnimationFixture.black, AnimationFixture.white, AnimationFixture.red
  )
  /// Three pictures: black, one red pixel at 1, 1, and all white.
  private static let frames: [[[UInt32]]] = [
    [[black, black, black], [black, black, black]], [[black, black, black], [black, red, black]],
    [[white, white, white], [white, white, white]],
  ]

  @Test(arguments: [PNG.Compression.fast, .small, .smallest])
  func `the frames are read as they were written`(_ compression: PNG.Compression) throws {
    let file = try AnimationFixture.file(Self.frames, compression: compression)
    #expect(try AnimationFixture.pictures(of: file) == Self.frames.map { Array($0.joined()) })
  }

  @Test func `frames with transparent pixels are read as they were written`() throws {
    let frames: [[[UInt32]]] = [[[0, Self.red]], [[0x8080_8080, 0]]]
    let file = try AnimationFixture.file(frames)
    // The white of 128/255 is stored without its alpha.
    #expect(try AnimationFixture.pictures(of: file) == [[0, Self.red], [0x80FF_FFFF, 0]])
  }

  @Test func `the first frame is the picture for programs without animations`() throws {
    let picture = try PNG.decode(try AnimationFixture.file(Self.frames))
    #expect(Array(picture.pixels.bindMemory(to: UInt32.self)) == Array(Self.frames[0].joined()))
  }

  @Test func `a frame has only the rectangle that changed`() throws {
    let controls = try AnimationFixture.chunks(of: AnimationFixture.file(Self.frames))
      .filter { $0.type == "fcTL" }.map { Array($0.content[4..<20]) }
    // Width, height, x and y.
    #expect(
      controls == [
        [0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1],
        [0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0],
      ])
  }

  @Test func `equal frames stay two frames`() throws {
    let file = try AnimationFixture.file([Self.frames[0], Self.frames[0]])
    #expect(try AnimationFixture.pictures(of: file).count == 2)
  }

  @Test func `the number of frames, loops and seconds are read again`() throws {
    let bytes = try AnimationFixture.file(Self.frames, loopCount: 3, seconds: 1.5)
    let animation = try #require(try PNGAnimation(bytes))
    #expect(animation.frameCount == 3)
    #expect(animation.loopCount == 3)
    #expect(animation.durations.map(\.seconds) == [1.5, 1.5, 1.5])
  }

  @Test func `an animation with more pixels than a picture may have is refused`() throws {
    func bytes(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
    // IHDR, acTL, fcTL, IDAT, fcTL, fdAT, IEND
    var chunks = try AnimationFixture.chunks(of: AnimationFixture.file([[[Self.black]], [[Self.white]]]))
    let further = Array(chunks[4...5])
    chunks[0].content.replaceSubrange(0..<8, with: bytes(1_024) + bytes(1_024))
    chunks[1].content.replaceSubrange(0..<4, with: bytes(300))
    chunks[2].content.replaceSubrange(4..<12, with: bytes(1_024) + bytes(1_024))
    // Nothing is decoded, but data that are too short for the picture are refused first.
    chunks[3].content = [UInt8](repeating: 0, count: 8_192)
    let frames = (0..<299).flatMap { index in
      further.enumerated().map { place, chunk in
        (type: chunk.type, content: bytes(UInt32(1 + 2 * index + place)) + chunk.content.dropFirst(4))
      }
    }
    let file = try AnimationFixture.file(of: chunks[0...3] + frames + chunks[6...])
    // 300 x 1,024 x 1,024 pixels are more than 2 to the power of 28.
    #expect {
      try PNGAnimation(file)
    } throws: {
      "\($0)".contains("has 300 frames of 1024 by 1024 pixels, which are too many")
    }
  }

  @Test func `a still picture is no animation`() throws {
    let file = PNG.encode(try AnimationFixture.bitmap(Self.frames[0]), compression: .small)
    #expect(try PNGAnimation(file) == nil)
  }

  @Test func `the same frames give the same bytes`() throws {
    let encoder = PNGEncoder()
    let duration = try #require(PNGFrameDuration(seconds: 1))
    let frames = try Self.frames.map { PNGEncoder.Frame(try AnimationFixture.bitmap($0), duration: duration) }
    let first = encoder.encode(frames, loopCount: 0, compression: .small)
    _ = encoder.encode(Array(frames.reversed()), loopCount: 0, compression: .small)
    #expect(encoder.encode(frames, loopCount: 0, compression: .small) == first)
  }

  @Test func `frames of two sizes are not written`() throws {
    #expect(try AnimationFixture.file([[[Self.black]], [[Self.black, Self.black]]]).isEmpty)
  }

  @Test(arguments: [(0.0004, nil), (0.001, 0.001), (0.25, 0.25), (65.535, 65.535), (65.536, nil), (-1, nil)])
  func `a duration is one of whole milliseconds`(seconds: Double, stored: Double?) {
    #expect(PNGFrameDuration(seconds: seconds)?.seconds == stored)
  }

  @Test func `durations are equal if they last equally long`() {
    #expect(PNGFrameDuration(3, per: 2) == PNGFrameDuration(1500, per: 1000))
    #expect(PNGFrameDuration(50, per: 0) == PNGFrameDuration(1, per: 2))
  }
}

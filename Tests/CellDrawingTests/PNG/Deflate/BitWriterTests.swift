import Testing

@testable import CellDrawing

@Suite struct BitWriterTests {
  private func bytes(_ body: (inout BitWriter) -> Void) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 64) { target, count in
      guard let start = UnsafeMutableRawPointer(target.baseAddress) else { return }
      var writer = BitWriter(start)
      body(&writer)
      count = writer.place - start
    }
  }

  @Test func theFirstNumberTakesTheLowestBits() {
    let written = bytes { writer in
      writer.put(0b1, 1)
      writer.put(0b10, 2)
      writer.put(0b11001, 5)
      writer.finish()
    }
    #expect(written == [0b11001_10_1])
  }

  @Test func theLastByteIsFilledWithZeros() {
    let written = bytes { writer in
      writer.put(0x1FF, 9)
      writer.finish()
    }
    #expect(written == [0xFF, 0x01])
  }

  @Test func whatIsWholeIsNotFilled() {
    let written = bytes { writer in
      writer.put(0xAB, 8)
      writer.finish()
    }
    #expect(written == [0xAB])
  }

  @Test func fiftySixBitsFollowSeven() {
    let written = bytes { writer in
      writer.put(0x7F, 7)
      writer.flush()
      writer.put(0xFF_FFFF_FFFF_FFFF, 56)
      writer.flush()
      writer.finish()
    }
    #expect(written == [UInt8](repeating: 0xFF, count: 7) + [0x7F])
  }

  @Test func anotherWriterGoesOnWithTheBitsLeft() {
    var rest = BitWriter.Rest()
    let first = bytes { writer in
      writer.put(0x3AB, 10)
      writer.flush()
      rest = writer.rest
    }
    let second = bytes { writer in
      writer = BitWriter(writer.place, after: rest)
      writer.put(0x3F, 6)
      writer.finish()
    }
    #expect(first == [0xAB])
    #expect(second == [0xFF])
  }
}

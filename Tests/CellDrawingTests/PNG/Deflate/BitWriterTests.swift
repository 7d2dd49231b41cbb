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

  @Test func `the first number takes the lowest bits`() {
    let written = bytes { writer in
      writer.put(0b1, bitCount: 1)
      writer.put(0b10, bitCount: 2)
      writer.put(0b11001, bitCount: 5)
      writer.finish()
    }
    #expect(written == [0b11001_10_1])
  }

  @Test(arguments: [(0x1FF, 9, [0xFF, 0x01]), (0xAB, 8, [0xAB])] as [(UInt64, Int, [UInt8])])
  func `the last byte is filled with zero bits`(value: UInt64, bitCount: Int, expected: [UInt8]) {
    let written = bytes { writer in
      writer.put(value, bitCount: bitCount)
      writer.finish()
    }
    #expect(written == expected)
  }

  @Test func `fifty-six bits can follow seven`() {
    let written = bytes { writer in
      writer.put(0x7F, bitCount: 7)
      writer.flush()
      writer.put(0xFF_FFFF_FFFF_FFFF, bitCount: 56)
      writer.flush()
      writer.finish()
    }
    #expect(written == [UInt8](repeating: 0xFF, count: 7) + [0x7F])
  }

  @Test func `another writer continues with the remaining bits`() {
    var rest = BitWriter.Rest()
    let first = bytes { writer in
      writer.put(0x3AB, bitCount: 10)
      writer.flush()
      rest = writer.rest
    }
    let second = bytes { writer in
      writer = BitWriter(writer.place, after: rest)
      writer.put(0x3F, bitCount: 6)
      writer.finish()
    }
    #expect(first == [0xAB])
    #expect(second == [0xFF])
  }
}

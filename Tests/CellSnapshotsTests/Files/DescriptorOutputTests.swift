import Foundation
import Testing

@testable import CellSnapshots

@Suite struct DescriptorOutputTests {
  @Test func `a full pipe that does not block is written completely`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    // The pipe is full before the writer begins.
    var held = 0
    while write(ends[1], "x", 1) == 1 { held += 1 }
    #expect(held > 0 && errno == EAGAIN)
    // More than a pipe holds.
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let writer = Thread { [descriptor = ends[1]] in
      _ = DescriptorOutput.write(bytes, to: descriptor)
      close(descriptor)
    }
    writer.start()
    #expect(try reader.readToEnd() == Data(repeating: UInt8(ascii: "x"), count: held) + Data(bytes))
  }

  @Test func `a failed write returns its error number`() {
    #expect(DescriptorOutput.write([1], to: -1) == EBADF)
    #expect(DescriptorOutput.write([], to: -1) == 0)
  }
}

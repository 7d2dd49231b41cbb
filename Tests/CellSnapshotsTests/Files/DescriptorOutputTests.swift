import Foundation
import Testing

@testable import CellSnapshots

@Suite struct DescriptorOutputTests {
  @Test func `a full pipe that does not block is written completely`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    // More than a pipe holds.
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    let reader = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let writer = Thread { [descriptor = ends[1]] in
      _ = DescriptorOutput.write(bytes, to: descriptor)
      close(descriptor)
    }
    writer.start()
    usleep(50_000)
    #expect(try reader.readToEnd() == Data(bytes))
  }

  @Test func `a failed write returns its error number`() {
    #expect(DescriptorOutput.write([1], to: -1) == EBADF)
    #expect(DescriptorOutput.write([], to: -1) == 0)
  }
}

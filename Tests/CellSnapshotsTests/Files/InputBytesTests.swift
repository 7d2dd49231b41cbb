import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapshots

@Suite struct InputBytesTests {
  @Test func `a file larger than a gigabyte is refused`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "large.png")
    #expect(truncate(path, 1 << 40) == 0)
    let error = #expect(throws: FileError.self) { try InputBytes.read(path) }
    #expect(error?.reason == "it is larger than 1 GB; move it away")
  }
}

import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapshots

/// Tests of descriptors that code of others closes.
@Suite struct OwnDescriptorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func opened(_ name: String) -> Int32 {
    open(folder.path(of: name), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(of: name), encoding: .utf8)
  }

  @Test func `a duplicate has a high number and is closed in new processes`() throws {
    let first = opened("a")
    let descriptor = try #require(OwnDescriptor(duplicating: first))
    close(first)
    defer { descriptor.close() }
    #expect(descriptor.number >= 12)
    #expect(fcntl(descriptor.number, F_GETFD) & FD_CLOEXEC != 0)
    #expect(descriptor.write(Array("note".utf8)) == 0)
    #expect(try text("a") == "note")
  }

  @Test func `nothing is written to a file that took the number`() throws {
    let first = opened("a")
    let descriptor = try #require(OwnDescriptor(duplicating: first))
    close(first)
    let other = opened("b")
    #expect(dup2(other, descriptor.number) >= 0)
    #expect(!descriptor.isIntact)
    #expect(descriptor.write(Array("note".utf8)) == EBADF)
    #expect(descriptor.write(Array("note".utf8), at: 0) == EBADF)
    #expect(try text("b") == "")
    // The other file is not closed either.
    descriptor.close()
    #expect(fcntl(descriptor.number, F_GETFD) >= 0)
    close(descriptor.number)
    close(other)
  }

  @Test func `bytes at a place leave the other bytes alone`() throws {
    let first = opened("a")
    let descriptor = try #require(OwnDescriptor(first))
    defer { descriptor.close() }
    #expect(descriptor.write(Array("begin end".utf8)) == 0)
    #expect(descriptor.write(Array("and".utf8), at: 6) == 0)
    #expect(try text("a") == "begin and")
  }

  @Test func `a closed descriptor cannot be kept`() {
    #expect(OwnDescriptor(duplicating: -1) == nil)
    #expect(OwnDescriptor(-1) == nil)
  }
}

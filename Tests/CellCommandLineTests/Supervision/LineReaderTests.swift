import Foundation
import Testing

@testable import CellCommandLine

struct LineReaderTests {
  /// Writes a text into a pipe, and reads its lines.
  ///
  /// - Parameter isOpen: Whether the pipe stays open while it is read.
  private func read(
    _ text: String, milliseconds: Int32 = -1, isOpen: Bool = false
  ) -> (lines: [String], isLate: Bool) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return ([], false) }
    _ = Array(text.utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    if !isOpen { close(ends[1]) }
    var reader = LineReader(descriptor: ends[0], milliseconds: milliseconds)
    var lines: [String] = []
    while let line = reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    if isOpen { close(ends[1]) }
    close(ends[0])
    return (lines, reader.isLate)
  }

  @Test func `lines are read without their ends`() {
    #expect(read("one\n\ntwo\n").lines == ["one", "", "two"])
  }

  @Test func `an unfinished line is left out`() {
    #expect(read("one\ntw").lines == ["one"])
    #expect(read("").lines == [])
  }

  @Test func `a pipe that another process holds ends with its writer`() {
    var (ends, writer): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&ends) == 0, pipe(&writer) == 0 else { return }
    defer { for descriptor in ends + [writer[0]] { close(descriptor) } }
    _ = Array("one\ntwo\nthr".utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    close(writer[1])
    var reader = LineReader(descriptor: ends[0], writerEnd: writer[0], milliseconds: 10_000)
    var lines: [String] = []
    while let line = reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    #expect(lines == ["one", "two"])
    #expect(!reader.isLate)
  }

  @Test func `a pipe without bytes is late`() {
    #expect(read("one\n", milliseconds: 1, isOpen: true) == (["one"], true))
    #expect(read("one\n").isLate == false)
  }
}

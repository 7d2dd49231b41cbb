import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapshots

/// Tests of output files that are links, pipes, devices or descriptors.
@Suite struct OutputPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "shared"), withIntermediateDirectories: true)
  }

  private func kind(_ name: String) throws -> mode_t {
    var status = stat()
    try #require(lstat(folder.path(of: name), &status) == 0)
    return status.st_mode & S_IFMT
  }

  @Test func `a link stays, and its target is replaced`() throws {
    _ = try folder.write("old", to: "shared/a.svg")
    #expect(symlink("shared/a.svg", folder.path(of: "a.svg")) == 0)
    #expect(try AtomicFile.write([1, 2], to: folder.path(of: "a.svg")) == .written)
    #expect(try kind("a.svg") == S_IFLNK)
    #expect(try folder.files()["shared/a.svg"] == Data([1, 2]))
    #expect(try AtomicFile.write([1, 2], to: folder.path(of: "a.svg")) == .unchanged)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "shared")) == ["a.svg"])
  }

  @Test func `a link to a link is followed to its end`() throws {
    #expect(symlink("b.svg", folder.path(of: "shared/a.svg")) == 0)
    #expect(symlink(folder.path(of: "shared/a.svg"), folder.path(of: "a.svg")) == 0)
    _ = try AtomicFile.write([1], to: folder.path(of: "a.svg"))
    #expect(try kind("shared/a.svg") == S_IFLNK)
    #expect(try kind("shared/b.svg") == S_IFREG)
  }

  @Test func `a link to a missing file makes its target`() throws {
    #expect(symlink("shared/a.svg", folder.path(of: "a.svg")) == 0)
    try AtomicFile.prepare(folder.path(of: "a.svg"))
    _ = try AtomicFile.write([1], to: folder.path(of: "a.svg"))
    #expect(try kind("a.svg") == S_IFLNK)
    #expect(try kind("shared/a.svg") == S_IFREG)
  }

  @Test func `links in a circle are reported`() throws {
    let path = folder.path(of: "a.svg")
    #expect(symlink("a.svg", path) == 0)
    let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: path) }
    #expect(error?.description.hasPrefix("cannot write \(path): its symbolic links lead in a circle") == true)
  }

  @Test func `a write-protected target of a link is not replaced`() throws {
    let target = try folder.write("old", to: "shared/object")
    #expect(chmod(target, 0o444) == 0)
    let path = folder.path(of: "a.png")
    #expect(symlink("shared/object", path) == 0)
    let error = #expect(throws: FileError.self) { try AtomicFile.write([1], to: path) }
    #expect(error?.reason.contains("write-protected; unlock it (git annex unlock)") == true)
    #expect(throws: FileError.self) { try AtomicFile.prepare(path) }
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "old")
  }

  @Test func `a pipe is written to and stays`() throws {
    let path = folder.path(of: "pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try AtomicFile.prepare(path)
    #expect(try AtomicFile.write([1, 2, 3], to: path) == .written)
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
    #expect(try kind("pipe") == S_IFIFO)
  }

  @Test func `a link to a pipe is written through`() throws {
    #expect(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
    #expect(symlink("pipe", folder.path(of: "link")) == 0)
    let reader = open(folder.path(of: "pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    _ = try AtomicFile.write([7], to: folder.path(of: "link"))
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 1 && byte == 7)
    #expect(try kind("link") == S_IFLNK)
  }

  @Test func `a device is written to and stays`() throws {
    let path = folder.path(of: "null")
    // The numbers belong to `/dev/null`. Only some users may make a device.
    guard mknod(path, S_IFCHR | 0o666, 1 << 8 | 3) == 0, access(path, W_OK) == 0,
      case let descriptor = open(path, O_WRONLY), descriptor >= 0
    else { return }
    close(descriptor)
    try AtomicFile.prepare(path)
    #expect(try AtomicFile.write([1, 2, 3], to: path) == .written)
    #expect(try kind("null") == S_IFCHR)
  }

  @Test func `an open descriptor is written at its position`() throws {
    let path = try folder.write("", to: "out.txt")
    let descriptor = open(path, O_WRONLY)
    defer { close(descriptor) }
    #expect(write(descriptor, "first ", 6) == 6)
    _ = try AtomicFile.write(Array("second".utf8), to: "/proc/self/fd/\(descriptor)")
    #expect(write(descriptor, " third", 6) == 6)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "first second third")
  }

  @Test func `a descriptor that is closed on exec is not written to`() throws {
    let path = try folder.write("mine", to: "journal")
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    defer { close(descriptor) }
    _ = try? AtomicFile.write([1], to: "/proc/self/fd/\(descriptor)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test func `replacing a link keeps its old target`() throws {
    let target = try folder.write("mine", to: "shared/mine")
    #expect(symlink("shared/mine", folder.path(of: "run.json")) == 0)
    _ = try AtomicFile.replace([1], at: folder.path(of: "run.json"))
    #expect(try kind("run.json") == S_IFREG)
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
  }
}

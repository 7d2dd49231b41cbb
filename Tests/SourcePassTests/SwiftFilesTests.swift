import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapSourcePass

struct SwiftFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "app/Group.swift"), withIntermediateDirectories: true)
    _ = try folder.write("", to: "app/A.swift")
    _ = try folder.write("", to: "app/Group.swift/B.swift")
  }

  private func names(of source: String, maximum: Int = 100) throws -> [String] {
    try SwiftFiles.items(
      in: [URL(filePath: folder.path(of: source))], excluding: [],
      output: URL(filePath: folder.path(of: "out")),
      maximum: maximum
    ).map(\.source.lastPathComponent)
  }

  @Test func `a folder named as a Swift file is searched`() throws {
    #expect(try names(of: "app") == ["A.swift", "B.swift"])
  }

  @Test(arguments: ["Guide.docc/Tutorials", "Try.playground", "Book.playgroundbook/Contents"])
  func `files of a document are left out`(path: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "app/\(path)"), withIntermediateDirectories: true)
    _ = try folder.write("", to: "app/\(path)/Step.swift")
    #expect(try names(of: "app") == ["A.swift", "B.swift"])
  }

  @Test func `a pipe in a folder is reported and not read`() throws {
    #expect(mkfifo(folder.path(of: "app/Pipe.swift"), 0o600) == 0)
    #expect(throws: PassError.notOrdinary(folder.path(of: "app/Pipe.swift"))) { try names(of: "app") }
  }

  @Test func `a link to a device in a folder is reported`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(of: "app/Zero.swift"), withDestinationPath: "/dev/zero")
    #expect(throws: PassError.notOrdinary(folder.path(of: "app/Zero.swift"))) { try names(of: "app") }
  }

  @Test func `a pipe given by name is read`() throws {
    #expect(mkfifo(folder.path(of: "Pipe.swift"), 0o600) == 0)
    #expect(try names(of: "Pipe.swift") == ["Pipe.swift"])
  }

  @Test func `a pipe in a list is reported and not read`() throws {
    #expect(mkfifo(folder.path(of: "Pipe.swift"), 0o600) == 0)
    let list = try folder.write("\(folder.path(of: "Pipe.swift"))\t/nowhere/Pipe.swift\n", to: "list.txt")
    #expect(throws: PassError.notOrdinary(folder.path(of: "Pipe.swift"))) {
      try SwiftFiles.listed(in: URL(filePath: list))
    }
  }

  @Test func `a folder with too many files is reported`() throws {
    #expect(throws: PassError.tooManyFiles(folder.path(of: "app"), 2)) { try names(of: "app", maximum: 2) }
  }

  @Test func `a folder without Swift files is reported`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "empty"), withIntermediateDirectories: true)
    #expect(throws: PassError.noSwiftFiles(folder.path(of: "empty"))) { try names(of: "empty") }
  }

  @Test func `hidden folders are not searched`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "app/.build/Hidden"), withIntermediateDirectories: true)
    #expect(try names(of: "app", maximum: 3) == ["A.swift", "B.swift"])
  }
}

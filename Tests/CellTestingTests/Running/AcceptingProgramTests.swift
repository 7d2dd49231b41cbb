import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellTesting

@Suite struct AcceptingProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeProgram(_ path: String) throws {
    let file = folder.path(of: path)
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    #expect(
      FileManager.default.createFile(atPath: file, contents: nil, attributes: [.posixPermissions: 0o755]))
  }

  @Test func `the package's own catalogue accepts if it is built`() throws {
    try makeProgram("debug/snapshots")
    try makeProgram("release/snapshots")
    #expect(AcceptingProgram.command(beside: folder.path(of: "debug")) == "swift run snapshots")
    #expect(AcceptingProgram.command(beside: folder.path(of: "release")) == "swift run -c release snapshots")
  }

  @Test func `a package without a catalogue is led to CellSnap's program`() throws {
    let source =
      FileManager.default.currentDirectoryPath
      + "/../CellSnap-elsewhere/Sources/Doors/CellTesting/Running/File.swift"
    let place = URL(fileURLWithPath: source).standardizedFileURL.path
    #expect(
      AcceptingProgram.command(beside: folder.path(of: "debug"), source: place)
        == "swift run --package-path ../CellSnap-elsewhere cellsnap")
  }

  @Test func `a package that an SDK built accepts with the SDK`() throws {
    try makeProgram("debug/snapshots")
    let sdk = ["--swift-sdk", "cellsnap"]
    let program = "/sdks/cellsnap.artifactbundle/x86_64/bin/cellsnap"
    #expect(
      AcceptingProgram.command(beside: folder.path(of: "debug"), sdk: sdk, installed: program)
        == "swift run --swift-sdk cellsnap snapshots")
    #expect(
      AcceptingProgram.command(beside: folder.path(of: "release"), sdk: sdk, installed: program) == program)
  }
}

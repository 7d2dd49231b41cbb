import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapFuzzing

@MainActor struct ReplayTests {
  private func replay(_ folder: TemporaryFolder, run: @escaping @MainActor ([UInt8]) -> Void) -> Replay {
    Replay(
      target: FuzzTarget("sample", "a sample", run: run), corpus: folder.path, seconds: 0,
      last: folder.path(of: "last"))
  }

  @Test func `the current input is a file until its run ends`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "sample"), withIntermediateDirectories: true)
    _ = try folder.write("abc", to: "sample/one")
    let file = folder.path(of: "last/sample")
    var seen: [Data?] = []
    let line = try replay(folder) { _ in seen.append(FileManager.default.contents(atPath: file)) }.run()
    #expect(seen == [Data("abc".utf8)])
    #expect(line == "sample: 1 inputs and 0 changed ones")
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `a target without inputs is an error`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: ReplayError.self) { try replay(folder) { _ in }.run() }
    #expect(error?.description == "\(folder.path)/sample holds no inputs; put one there")
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `every target has inputs`(name: String) throws {
    let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus/\(name)").path
    #expect(try !FileManager.default.contentsOfDirectory(atPath: corpus).isEmpty)
  }
}

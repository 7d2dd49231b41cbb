import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellSnapSourcePass

struct WholeFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func whole(
    _ files: KeyValuePairs<String, String>, besides others: [String: String] = [:]
  ) throws -> WholeFiles {
    var whole = WholeFiles(
      files.map { SourceFile(path: "/App/\($0.key)", text: $0.value) }, besides: others,
      in: URL(filePath: folder.path), compilerOptions: [])
    try whole.run(module: "AppTests")
    return whole
  }

  @Test func `a file that does not compile is left out, and then those that need it`() throws {
    let whole = try whole(
      [
        "A.swift": "let a = 1", "B.swift": "\nfunc b() { missing() }", "C.swift": "let c = b",
        "D.swift": "let d = a + e",
      ], besides: ["E.swift": "let e = 2"])
    #expect(whole.files.map(\.path) == ["/App/A.swift", "/App/D.swift"])
    #expect(whole.reasons.map(\.path) == ["/App/B.swift", "/App/C.swift"])
    #expect(
      whole.reasons.map(\.reason)
        == ["line 2: cannot find 'missing' in scope", "line 1: cannot find 'b' in scope"])
  }

  @Test func `an error that the compiler finds last leaves a file out, too`() throws {
    let whole = try whole(["A.swift": "func a() -> Int {}", "B.swift": "let b = 1"])
    #expect(whole.files.map(\.path) == ["/App/B.swift"])
  }

  @Test func `a compiler that stops leaves all files out with its reason`() throws {
    var whole = WholeFiles(
      [SourceFile(path: "/App/A.swift", text: "let a = 1")], besides: [:], in: URL(filePath: folder.path),
      compilerOptions: ["-no-such-option"])
    try whole.run(module: "AppTests")
    #expect(whole.files.isEmpty)
    #expect(whole.reasons.first?.reason.contains("-no-such-option") == true)
  }
}

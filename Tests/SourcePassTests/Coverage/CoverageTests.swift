import Testing

@testable import CellSnapSourcePass

struct CoverageTests {
  private let files = ["A.swift", "B.swift", "C.swift"].map {
    SourceFile(path: "/app/\($0)", text: "class Own {}")
  }

  private func coverage(_ output: String, modules: [String: Set<String>] = [:]) -> Coverage {
    Coverage(of: files, missingModules: modules, compilerOutput: output)
  }

  @Test func `files without errors compile`() {
    let coverage = coverage("/app/B.swift:1:2: error: cannot find 'UIStackView' in scope\n1 | text\n")
    #expect(coverage.files == 3)
    #expect(coverage.compile == 2)
    #expect(coverage.missing == ["UIStackView": 1])
  }

  @Test func `files in another encoding are counted and do not compile`() {
    let coverage = Coverage(of: files, notUTF8: 2, missingModules: [:], compilerOutput: "")
    #expect(coverage.files == 5)
    #expect(coverage.compile == 3)
    #expect(coverage.missing == ["UTF-8": 2])
  }

  @Test func `warnings are not errors`() {
    #expect(coverage("/app/B.swift:1:2: warning: cannot find 'A' in scope\n").compile == 3)
  }

  @Test func `a missing name is counted once for each file`() {
    let line = "error: cannot find type 'UIMenu' in scope\n"
    #expect(
      coverage("/app/A.swift:1:2: \(line)/app/A.swift:9:2: \(line)/app/B.swift:1:1: \(line)").missing == [
        "UIMenu": 2
      ])
  }

  @Test(arguments: [
    ("value of type 'UIView?' has no member 'topAnchor'", "UIView.topAnchor"),
    ("type 'UIColor' has no member 'systemMint'", "UIColor.systemMint"),
    ("value of type 'Own' has no member 'topAnchor'", ".topAnchor"),
    ("no such module 'SnapKit'", "SnapKit"), ("expected '}' in class", "something else"),
  ])
  func `a message has the name that is missing`(message: String, name: String) {
    #expect(coverage("/app/A.swift:1:2: error: \(message)\n").missing == [name: 1])
  }

  @Test func `a missing override is named by its line`() {
    let file = SourceFile(
      path: "/app/A.swift", text: "class A {\n  override func accessibilityIncrement() {}\n}")
    let coverage = Coverage(
      of: [file], missingModules: [:],
      compilerOutput: "/app/A.swift:2:17: error: method does not override any method from its superclass\n")
    #expect(coverage.missing == ["override of accessibilityIncrement": 1])
  }

  @Test func `a file with a missing module lacks only the module`() {
    let coverage = coverage(
      "/app/A.swift:1:2: error: cannot find 'make' in scope\n", modules: ["/app/A.swift": ["SnapKit"]])
    #expect(coverage.missing == ["import SnapKit": 1])
    #expect(coverage.compile == 2)
  }

  @Test func `the text begins with what most files lack`() {
    let output = """
      /app/A.swift:1:2: error: cannot find 'A' in scope
      /app/A.swift:1:2: error: cannot find 'B' in scope
      /app/B.swift:1:2: error: cannot find 'B' in scope
      """
    #expect(coverage(output).text() == "3 files, 1 compile (33.3 %)\n\nfiles  missing\n    2  B\n    1  A\n")
  }
}

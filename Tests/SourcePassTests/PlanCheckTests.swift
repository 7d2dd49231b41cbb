import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellSnapSourcePass

struct PlanCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["watched", "app/Rows", "app/.git"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: name), withIntermediateDirectories: true)
    }
    _ = try folder.write("import UIKit\n// source-pass:  ../app \n", to: "AppFiles.swift")
    _ = try folder.write("", to: "app/A.swift")
    _ = try folder.write(
      """
      lines\t\(folder.path(of: "AppFiles.swift"))\t// source-pass: ../app
      folder\t\(folder.path(of: "app"))\tA.swift/Rows

      """, to: "plan.txt")
  }

  private func check() throws {
    try PlanCheck(
      plan: URL(filePath: folder.path(of: "plan.txt")), watched: URL(filePath: folder.path(of: "watched"))
    ).check()
  }

  private func watched() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "watched"))
  }

  @Test func `an unchanged plan requests no new plan`() throws {
    _ = try folder.write("", to: "app/notes.txt")
    try check()
    #expect(try watched() == [])
  }

  @Test(arguments: ["import UIKit\n", "// source-pass: ../app\n// source-pass-exclude: ../app/Rows\n"])
  func `changed lines are reported and request a new plan`(text: String) throws {
    _ = try folder.write(text, to: "AppFiles.swift")
    #expect(throws: PassError.otherLines(folder.path(of: "AppFiles.swift"))) { try check() }
    #expect(try watched() == ["again.docc"])
    #expect(throws: PassError.self) { try check() }
    #expect(try watched() == [])
  }

  @Test func `a new file in a folder is reported and requests a new plan`() throws {
    _ = try folder.write("", to: "app/B.swift")
    #expect(throws: PassError.otherFiles(folder.path(of: "app"))) { try check() }
    #expect(try watched() == ["again.docc"])
  }
}

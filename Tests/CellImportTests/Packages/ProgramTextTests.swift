import Foundation
import Testing

@testable import CellImport

struct ProgramTextTests {
  private let target = AppTarget(name: "Notes", moduleName: "Notes", origin: URL(filePath: "/App"))

  @Test func `the program records in the widths of the import`() {
    #expect(
      PackageText.program(target, widths: [320, 390.5]).contains(
        "static var configurations: [SnapshotConfiguration] { .widths(320, 390.5) }"))
  }

  @Test func `a program without widths has the widths of every catalogue`() {
    #expect(!PackageText.program(target).contains("configurations"))
  }
}

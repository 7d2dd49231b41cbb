import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct AppFolderTests {
  private let folder: TemporaryFolder
  private var root: URL { URL(filePath: folder.path).standardizedFileURL }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String = "", to path: String) throws {
    try FileManager.default.createDirectory(
      at: root.appending(path: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = try folder.write(text, to: path)
  }

  @Test func `a folder without a project is one target without tests and dependencies`() throws {
    for path in [
      "App/NoteCell.swift", "AppTests/ATests.swift", "Pods/B/B.swift", "App/A.xib", ".build/c.swift",
    ] {
      try write(to: path)
    }
    let targets = try AppFolder(root).targets
    #expect(targets.count == 1)
    #expect(targets.first?.swiftFiles.map(\.path) == ["\(root.path)/App/NoteCell.swift"])
    #expect(targets.first?.resources.map(\.path) == ["\(root.path)/App/A.xib"])
  }

  @Test func `a missing folder has an error`() {
    #expect(throws: ImportError.noFolder("/no/such/folder")) {
      try AppFolder(URL(filePath: "/no/such/folder"))
    }
  }

  @Test func `a project that cannot be read is reported, and the folder is read without it`() throws {
    try write("<<<<<<< HEAD", to: "App.xcodeproj/project.pbxproj")
    try write(to: "App/NoteCell.swift")
    let app = try AppFolder(root)
    #expect(app.problems.count == 1)
    #expect(app.targets.count == 1)
  }

  @Test func `a missing target is an error with the names of the other targets`() throws {
    try write("class NoteCell: UITableViewCell {}", to: "App/NoteCell.swift")
    var choice = TargetChoice()
    let app = try AppFolder(root)
    let name = root.lastPathComponent
    #expect(throws: ImportError.noTarget(root.path, named: "Other", others: [name])) {
      _ = try choice.choose(in: app, named: "Other")
    }
  }

  @Test func `a Swift file whose name has a line break is left out and named`() throws {
    try write("class NoteCell: UITableViewCell {}", to: "App/NoteCell.swift")
    try write("class OtherCell: UITableViewCell {}", to: "App/\nlet injected = 1 ;.swift")
    var choice = TargetChoice()
    let chosen = try choice.choose(in: try AppFolder(root), named: nil)
    #expect(chosen.files.map(\.path) == ["\(root.path)/App/NoteCell.swift"])
    #expect(
      chosen.problems == [
        "\(root.path)/App/?let injected = 1 ;.swift has a control character in its name, and is left out"
      ])
  }

  @Test func `the texts of the uppermost Info.plist count first`() throws {
    try write(to: "App/NoteCell.swift")
    for (path, name) in [("A/B/Info.plist", "Part"), ("Z/Info.plist", "App"), ("Z/Y/Info.plist", "Other")] {
      try write("{ CFBundleDisplayName = \(name); \(name) = 1; }", to: path)
    }
    let info = try #require(try AppFolder(root).targets.first).info
    #expect(info == ["CFBundleDisplayName": "App", "App": "1", "Part": "1", "Other": "1"])
  }
}

import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct XcodeGenProjectTests {
  private let folder: TemporaryFolder
  private var root: URL { URL(filePath: folder.path).standardizedFileURL }

  init() throws {
    folder = try TemporaryFolder()
    for path in [
      "Shop/Cells/NoteCell.swift", "Shop/Cells/Old/OldCell.swift", "Shop/Info.plist", "Shop/Note.xib",
      "Shop/Icons.xcassets/Contents.json", "Kit/Theme.swift", "Kit/ThemeTests.swift", "Fonts/A.ttf",
    ] {
      try write("", to: path)
    }
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: root.appending(path: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = try folder.write(text, to: path)
  }

  private func targets(_ text: String) throws -> [AppTarget] {
    try write(text, to: "project.yml")
    return try XcodeGenProject(root.appending(path: "project.yml")).targets
  }

  private func paths(_ files: [URL]) -> [String] {
    files.map { String($0.path.dropFirst(root.path.count + 1)) }
  }

  @Test func `a target has the files of its folders`() throws {
    let target = try #require(
      try targets("targets: {Shop: {type: application, platform: iOS, sources: [Shop]}}").first)
    #expect(paths(target.swiftFiles) == ["Shop/Cells/NoteCell.swift", "Shop/Cells/Old/OldCell.swift"])
    #expect(paths(target.resources) == ["Shop/Icons.xcassets", "Shop/Note.xib"])
  }

  @Test(arguments: [
    ("excludes: [Cells/Old]", ["Shop/Cells/NoteCell.swift"]),
    ("excludes: [\"**/Old*\"]", ["Shop/Cells/NoteCell.swift"]),
    ("includes: [\"**/OldCell.swift\"]", ["Shop/Cells/Old/OldCell.swift"]),
    ("excludes: [\"*.swift\"]", ["Shop/Cells/NoteCell.swift", "Shop/Cells/Old/OldCell.swift"]),
    ("buildPhase: none", []), ("type: folder", []),
  ])
  func `a source says which files of a folder it has`(rule: String, files: [String]) throws {
    let target = try targets("targets: {Shop: {type: application, sources: [{path: Shop, \(rule)}]}}").first
    #expect(target.map { paths($0.swiftFiles) } == files)
  }

  @Test func `targets of tests and of other systems are skipped`() throws {
    let text = """
      targets:
        Shop: {type: application, platform: iOS, sources: Shop}
        Watch: {type: application, platform: watchOS, sources: Shop}
        Kit: {type: framework, platform: [macOS, iOS], sources: Kit}
        Tests: {type: bundle.unit-test, platform: iOS, sources: Shop}
      """
    #expect(try targets(text).map(\.name) == ["Shop", "Kit"])
  }

  @Test func `a target has what its templates have`() throws {
    let text = """
      targetTemplates:
        Base: {platform: iOS, sources: ["${folder}"], settings: {PRODUCT_NAME: "${target_name}Kit"}}
        App: {templates: [Base], type: application}
      targets:
        Shop: {templates: [App], sources: [Fonts], templateAttributes: {folder: Kit}, dependencies: [{target: Kit}]}
      """
    let target = try #require(try targets(text).first)
    #expect(paths(target.swiftFiles) == ["Kit/Theme.swift", "Kit/ThemeTests.swift"])
    #expect(paths(target.resources) == ["Fonts/A.ttf"])
    #expect(target.moduleName == "ShopKit")
    #expect(target.dependencies == ["Kit"])
  }

  @Test func `paths of an included file start from its folder, unless it says otherwise`() throws {
    try write("targets: {Kit: {type: framework, sources: [., ../Fonts]}}", to: "Kit/target.yml")
    try write("targets: {All: {type: framework, sources: Kit}}", to: "Kit/all.yml")
    let text =
      "include: [Kit/target.yml, {path: Kit/all.yml, relativePaths: no}, {path: gone.yml, enable: false}]"
    let found = try targets(text)
    #expect(found.map(\.name) == ["Kit", "All"])
    #expect(found.map { paths($0.swiftFiles).count } == [2, 2])
    #expect(found.first.map { paths($0.resources) } == ["Fonts/A.ttf"])
  }

  @Test func `a file adds to what it includes, and can replace it`() throws {
    try write(
      "targets: {Shop: {type: application, sources: [Shop], settings: {base: {PRODUCT_NAME: A}}}}",
      to: "a.yml")
    let added = try targets(
      "include: a.yml\ntargets: {Shop: {sources: [Kit], settings: {base: {PRODUCT_NAME: B}}}}")
    #expect(added.first?.swiftFiles.count == 4)
    #expect(added.first?.moduleName == "B")
    let replaced = try targets("include: a.yml\ntargets: {Shop: {\"sources:REPLACE\": [Kit]}}")
    #expect(replaced.first?.swiftFiles.count == 2)
  }

  @Test(arguments: [
    ("settings: {PRODUCT_NAME: \"My $(TARGET_NAME)\"}", "My_Shop"),
    ("settings: {base: {PRODUCT_MODULE_NAME: Core}, configs: {Debug: {PRODUCT_NAME: X}}}", "Core"),
    ("productName: Store", "Store"), ("settings: {groups: [named]}", "Grouped"),
    ("configFiles: {Debug: Shop.xcconfig}", "FromFile"), ("settings: {PRODUCT_NAME: $(NOWHERE)}", "Shop"),
  ])
  func `settings name the module`(settings: String, name: String) throws {
    try write("#include \"Common.xcconfig\"\n#include? \"gone.xcconfig\"\n", to: "Shop.xcconfig")
    try write("PRODUCT_NAME = From$(KIND) // a comment\nKIND = File\n", to: "Common.xcconfig")
    let text = """
      settingGroups: {named: {PRODUCT_NAME: Grouped}}
      targets: {Shop: {type: application, sources: Shop, \(settings)}}
      """
    #expect(try targets(text).first?.moduleName == name)
  }

  @Test func `the properties of the information file name fonts`() throws {
    try write("true and more", to: "Fonts/A.ttf")
    let target = try targets(
      "targets: {Shop: {type: application, sources: Fonts, info: {path: Gone.plist, properties: {UIAppFonts: [A.ttf]}}}}"
    ).first
    #expect(target.map { paths($0.fonts) } == ["Fonts/A.ttf"])
    #expect(target?.problems == [])
  }

  @Test func `a missing source is reported, unless it is optional`() throws {
    let text = "targets: {Shop: {type: application, sources: [Gone, {path: Off, optional: true}]}}"
    #expect(
      try targets(text).first?.problems == [
        "\(root.path)/project.yml: \(root.path)/Gone is named and is not there"
      ])
  }

  @Test(arguments: [
    ("- a", 1, "it is no mapping, as a project of XcodeGen is"),
    ("name: A\ntargets: [Shop]", 2, "targets is no mapping of names"),
    ("targets:\n  Shop: here", 2, "Shop in targets is no mapping"),
    (
      "targets:\n  Shop:\n    sources:\n    - Shop\n    - [Kit]", 5,
      "a source of Shop is neither a path nor a mapping with a path"
    ),
    ("name: A\ninclude: gone.yml", 2, "it includes gone.yml, which is not there"),
    ("\ninclude: project.yml", 2, "it includes project.yml in a circle"),
  ])
  func `bad input names the line`(text: String, line: Int, reason: String) {
    #expect(throws: ImportError.unreadableProject("\(root.path)/project.yml:\(line)", reason: reason)) {
      try targets(text)
    }
  }

  @Test func `a folder with a project of XcodeGen has its targets`() throws {
    try write("targets: {Shop: {type: application, sources: Shop}}", to: "project.yml")
    #expect(try AppFolder(root).targets.map(\.name) == ["Shop"])
  }

  @Test func `a project of XcodeGen is not read beside the one that it made`() throws {
    try write("targets: [", to: "project.yml")
    try write("", to: "Shop.xcodeproj/project.pbxproj")
    #expect(try AppFolder(root).problems.count == 1)
    #expect(try AppFolder(root).targets.map(\.name) == [root.lastPathComponent])
  }

  @Test(arguments: [
    "include: [project.yml.1, project.yml.1]",
    "targetTemplates: {A: {templates: [A, A, A, A]}}\ntargets: {Shop: {templates: [A]}}",
    "settingGroups: {A: {groups: [A, A, A, A]}}\ntargets: {Shop: {settings: {groups: [A]}}}",
  ])
  func `parts that repeat each other too often are an error`(text: String) throws {
    for number in 1..<15 {
      try write(
        "include: [project.yml.\(number + 1), project.yml.\(number + 1)]", to: "project.yml.\(number)")
    }
    try write("targets: {}", to: "project.yml.15")
    let error = try #require(throws: ImportError.self) { try targets(text) }
    #expect(error.description.hasSuffix("its parts repeat each other too often"))
  }

  @Test func `what stands for a name is not searched for others`() throws {
    let budget = ReadingBudget()
    let value = YAMLValue(.text("${a} ${b ${b} ${c}"), line: 1)
    #expect(value.replacing(["a": "${b}", "b": "1"], budget).text == "${b} ${b 1 ${c}")
  }
}

import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct XcodeProjectTests {
  private let folder: TemporaryFolder
  private var root: URL { URL(filePath: folder.path).standardizedFileURL }

  init() throws {
    folder = try TemporaryFolder()
    for name in ["App.xcodeproj", "Cells/de.lproj", "Shared/Old"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: name), withIntermediateDirectories: true)
    }
    for name in [
      "Cells/NoteCell.swift", "Cells/de.lproj/Note.strings", "Shared/Theme.swift", "Shared/Old/Old.swift",
      "Shared/Skipped.swift",
    ] {
      _ = try folder.write("", to: name)
    }
  }

  private func project(_ objects: String) throws -> XcodeProject {
    _ = try folder.write(
      "// !$*UTF8*$!\n{ objects = { \(objects) }; rootObject = P; }", to: "App.xcodeproj/project.pbxproj")
    return try XcodeProject(root.appending(path: "App.xcodeproj"))
  }

  /// A project with a target of two files, one of them in two languages, and a synchronized folder.
  private let usual = """
    P = { isa = PBXProject; targets = (T, U); mainGroup = G; buildConfigurationList = L; };
    T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
      buildPhases = (S, R); fileSystemSynchronizedGroups = (Y); };
    U = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
    S = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
    R = { isa = PBXResourcesBuildPhase; files = (B3); };
    B1 = { isa = PBXBuildFile; fileRef = F1; };
    B2 = { isa = PBXBuildFile; fileRef = F2; };
    B3 = { isa = PBXBuildFile; fileRef = V; };
    G = { isa = PBXGroup; children = (C, Y); sourceTree = "<group>"; };
    C = { isa = PBXGroup; path = Cells; children = (F1, F2, V); sourceTree = "<group>"; };
    F1 = { isa = PBXFileReference; path = NoteCell.swift; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    V = { isa = PBXVariantGroup; name = Note.strings; children = (F3); sourceTree = "<group>"; };
    F3 = { isa = PBXFileReference; name = de; path = de.lproj/Note.strings; sourceTree = "<group>"; };
    Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (E); sourceTree = "<group>"; };
    E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Skipped.swift, Old); };
    L = { isa = XCConfigurationList; buildConfigurations = (D); };
    D = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
    """

  @Test func `the targets of unit tests are apart from the other targets`() throws {
    let objects =
      usual.replacing(
        "bundle.unit-test\";", with: "bundle.unit-test\"; buildPhases = (S); dependencies = (X);"
      ) + "\nX = { isa = PBXTargetDependency; target = T; };"
    let project = try project(objects)
    #expect(project.testTargets.map(\.name) == ["Tests"])
    #expect(project.testTargets.first?.dependencies == ["My App"])
    #expect(
      project.testTargets.first?.swiftFiles.map(\.lastPathComponent) == ["NoteCell.swift"])
    let operating = usual.replacing("bundle.unit-test", with: "bundle.ui-testing")
    #expect(try self.project(operating).testTargets.isEmpty)
  }

  @Test func `a target has the files of its phases and of its synchronized folders`() throws {
    let target = try #require(try project(usual).targets.first)
    #expect(
      target.swiftFiles.map(\.path)
        == ["Cells/NoteCell.swift", "Shared/Theme.swift"].map { "\(root.path)/\($0)" })
    #expect(target.resources.map(\.path) == ["\(root.path)/Cells/de.lproj/Note.strings"])
  }

  @Test func `targets of tests are skipped`() throws {
    #expect(try project(usual).targets.map(\.name) == ["My App"])
  }

  @Test func `the module's name has no spaces`() throws {
    #expect(try project(usual).targets.first?.moduleName == "My_App")
    #expect(AppTarget.moduleName(for: "3D View") == "_D_View")
  }

  @Test func `a configuration file names the module`() throws {
    _ = try folder.write("PRODUCT_NAME = Store // its name\n", to: "App.xcconfig")
    let objects = """
      P = { isa = PBXProject; targets = (T); };
      T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; baseConfigurationReference = F;
        buildSettings = { PRODUCT_NAME = "$(inherited) App"; }; };
      F = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
      """
    #expect(try project(objects).targets.first?.moduleName == "Store_App")
  }

  @Test func `a file that is named and not there is reported`() throws {
    let target = try #require(try project(usual).targets.first)
    #expect(
      target.problems == [
        "\(root.path)/App.xcodeproj/project.pbxproj: \(root.path)/Cells/Gone.swift is named and is not there"
      ])
  }

  @Test func `a mark of a merge is named with its line`() throws {
    let path = "\(root.path)/App.xcodeproj/project.pbxproj"
    #expect(
      throws: ImportError.unreadableProject(
        "\(path):3", reason: "there is a mark of a merge; resolve the conflict")
    ) {
      _ = try folder.write(
        "// !$*UTF8*$!\n{ objects = {\n<<<<<<< HEAD\n", to: "App.xcodeproj/project.pbxproj")
      _ = try XcodeProject(root.appending(path: "App.xcodeproj"))
    }
  }

  @Test func `the fonts of the information file are found, and those that are not there are reported`() throws
  {
    let path = "\(root.path)/Info.plist"
    _ = try folder.write("OTTO and more", to: "Cells/A.otf")
    _ = try folder.write("version https://git-lfs", to: "Cells/B.ttf")
    _ = try folder.write("{ UIAppFonts = (\"Fonts/A.otf\", B.ttf, C.ttf); }", to: "Info.plist")
    let objects = """
      P = { isa = PBXProject; targets = (T); };
      T = { isa = PBXNativeTarget; name = App; buildConfigurationList = L; fileSystemSynchronizedGroups = (Y); };
      Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Cells; sourceTree = "<group>"; };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration;
        buildSettings = { INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; INFOPLIST_KEY_UIAppFonts = (D.ttf); }; };
      """
    let target = try #require(try project(objects).targets.first)
    #expect(target.fonts.map(\.path) == ["\(root.path)/Cells/A.otf"])
    #expect(
      target.problems == [
        "\(path): \(root.path)/Cells/B.ttf is named as a font, but is not a font file",
        "\(path): the font C.ttf is named and is not among the files of App",
        "\(root.path)/App.xcodeproj/project.pbxproj: the font D.ttf is named and is not among the files of App",
      ])
  }

  @Test(arguments: ["", "{", "{ objects = {}; }", "{ objects = (); rootObject = P; }", "\0\u{1}binary"])
  func `a file that is no project has an error`(text: String) throws {
    _ = try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    #expect(throws: ImportError.self) { try XcodeProject(root.appending(path: "App.xcodeproj")) }
  }

  @Test func `brackets without an end are refused before they are read`() throws {
    _ = try folder.write(String(repeating: "(", count: 100_000), to: "App.xcodeproj/project.pbxproj")
    #expect(throws: ImportError.self) { try XcodeProject(root.appending(path: "App.xcodeproj")) }
  }

  @Test func `a group in a circle of groups has no files`() throws {
    let target = try project(
      """
      P = { isa = PBXProject; targets = (T); };
      T = { isa = PBXNativeTarget; name = A; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (B); };
      B = { isa = PBXBuildFile; fileRef = F; };
      G = { isa = PBXGroup; path = a; children = (H, F); sourceTree = "<group>"; };
      H = { isa = PBXGroup; path = b; children = (G); sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = c.swift; sourceTree = "<group>"; };
      """
    ).targets.first
    #expect(target?.swiftFiles == [])
  }

  @Test func `a group of variants that is in itself has its files once`() throws {
    let target = try #require(
      try project(usual.replacing("children = (F3)", with: "children = (V, F3, V)")).targets.first)
    #expect(target.resources.map(\.path) == ["\(root.path)/Cells/de.lproj/Note.strings"])
  }

  @Test func `a file in two groups is in the first by its identifier`() throws {
    for number in 0..<8 {
      let other =
        "Z\(number) = { isa = PBXGroup; path = Shared; children = (F1); sourceTree = \"<group>\"; };"
      let target = try #require(try project(usual + other).targets.first)
      #expect(target.swiftFiles.first?.path == "\(root.path)/Cells/NoteCell.swift")
    }
  }

  @Test func `a pipe in place of a project is an error`() throws {
    #expect(mkfifo(root.appending(path: "App.xcodeproj/project.pbxproj").path, 0o600) == 0)
    #expect(throws: ImportError.self) { try XcodeProject(root.appending(path: "App.xcodeproj")) }
  }

  @Test func `settings that repeat each other have an end`() throws {
    let file = URL(
      filePath: try folder.write(
        "#include \"a.xcconfig\"\n#include \"a.xcconfig\"\nA = $(inherited)b$(inherited)\nB = $(C)$(C)\nC = $(B)$(B)",
        to: "a.xcconfig"))
    let budget = ReadingBudget(bytes: 1 << 20)
    var settings = BuildSettings([:], budget: budget)
    settings.add(configurationFile: file)
    #expect(budget.isSpent)
    #expect(settings.value("B") == nil)
    settings = BuildSettings(["END": ""])
    for number in 0..<15 {
      let next = number == 14 ? "END" : "S\(number + 1)"
      settings.set("S\(number)", to: String(repeating: "$(\(next))", count: 50))
    }
    #expect(settings.value("S0") == nil)
    #expect(settings.value("S14") == "")
  }
}

import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import CellImport

struct InstalledSDKTests {
  private let folder: TemporaryFolder
  private var variant: URL { URL(filePath: folder.path).appending(path: "cellsnap.artifactbundle/x86_64") }
  private var program: URL { variant.appending(path: "bin/cellsnap") }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: variant.appending(path: "bin"), withIntermediateDirectories: true)
    try Data("Combine\nSwiftUI\n".utf8).write(to: variant.appending(path: "stand-ins"))
  }

  private func describe() throws {
    let text = """
      {"schemaVersion": "4.0", "targetTriples": {"x86_64-unknown-linux-gnu": {
        "sdkRootPath": "system", "includeSearchPaths": ["modules", "system/usr/include/cairo"]}}}
      """
    try Data(text.utf8).write(to: variant.appending(path: "swift-sdk.json"))
  }

  @Test func `a program beside no SDK has none`() throws {
    #expect(try InstalledSDK(around: program, buildOptions: []) == nil)
  }

  @Test func `a damaged SDK is named`() throws {
    try Data("{".utf8).write(to: variant.appending(path: "swift-sdk.json"))
    #expect(throws: ImportError.damagedSDK(variant.path)) {
      try InstalledSDK(around: program, buildOptions: [])
    }
  }

  @Test func `the compiler finds the SDK's system and modules`() throws {
    try describe()
    let sdk = try #require(try InstalledSDK(around: program, buildOptions: ["--swift-sdk", "cellsnap"]))
    #expect(sdk.standIns == ["Combine", "SwiftUI"])
    #expect(
      sdk.compilerOptions == [
        "-sdk", variant.path + "/system", "-I", variant.path + "/modules",
        "-I", variant.path + "/system/usr/include/cairo",
      ])
  }
}

import CellSnapTemporaryFiles
import Testing

@testable import FBSnapshotTestCase

/// Images and their references in a folder of a test.
@MainActor struct ReferenceCallTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func message(
    _ color: UIColor = .blue, isRecording: Bool = false, perPixel: CGFloat = 0, overall: CGFloat = 0
  ) -> String? {
    let call = ReferenceCall(
      name: ReferenceName(selector: "testCell", identifier: "", options: .screenScale),
      folder: "App.CellTests",
      suffixes: ["_64"], bundlePath: folder.path, perPixelTolerance: perPixel, overallTolerance: overall,
      isRecording: isRecording, testName: "testCell()", file: #filePath, line: 1)
    return call.message {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.backgroundColor = color
      return ReferencePainter.image(of: view)
    }
  }

  @Test func `a missing reference fails and is not recorded`() throws {
    #expect(
      message()
        == "Unable to load reference image. There is none at "
        + "\(folder.path)/ReferenceImages_64/App.CellTests/testCell@2x.png. "
        + "You need to run the test in record mode")
    #expect(try folder.files().isEmpty)
  }

  @Test func `a recorded reference is equal`() throws {
    #expect(message(isRecording: true)?.hasPrefix("Test ran in record mode.") == true)
    #expect(message() == nil)
    #expect(try folder.files().keys.contains("ReferenceImages_64/App.CellTests/testCell@2x.png"))
  }

  @Test func `a reference of another screen gives the scale`() throws {
    Device.changing({ $0.displayScale = 3 }) { _ = message(isRecording: true) }
    #expect(message() == nil)
  }

  @Test func `a different image fails`() {
    _ = message(isRecording: true)
    #expect(message(.red)?.hasPrefix("Snapshot comparison failed: ") == true)
  }

  @Test func `tolerances allow differences`() {
    _ = message(UIColor(red: 0, green: 0, blue: 1, alpha: 1), isRecording: true)
    let similar = UIColor(red: 0, green: 0, blue: 250.0 / 255, alpha: 1)
    #expect(message(similar) != nil)
    #expect(message(similar, perPixel: 0.02) == nil)
    #expect(message(.red, overall: 1) == nil)
  }

  @Test func `references may be in a folder around the test's file`() throws {
    let tests = "\(folder.path)/Tests"
    for name in ["Tests/Cells", "ReferenceImages_64"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(of: name), withIntermediateDirectories: true)
    }
    let file = "\(tests)/Cells/CellTests.swift"
    #expect(ReferenceCall.folderOfReferences(of: file, ["_64"]) == folder.path)
    #expect(ReferenceCall.folderOfReferences(of: file, ["_32"]) == "\(tests)/Cells")
    _ = try folder.write("", to: "Tests/Package.swift")
    #expect(ReferenceCall.folderOfReferences(of: file, ["_64"]) == "\(tests)/Cells")
  }

  @Test func `a view without a size is named`() {
    let call = ReferenceCall(
      name: ReferenceName(selector: "testCell", identifier: "", options: .none), folder: "App.CellTests",
      suffixes: ["_64"], bundlePath: folder.path, perPixelTolerance: 0, overallTolerance: 0,
      isRecording: true,
      testName: "testCell()", file: #filePath, line: 1)
    let message = call.message { ReferencePainter.image(of: UIView()) }
    #expect(message == "The view has no size; give it a frame before it is compared")
  }
}

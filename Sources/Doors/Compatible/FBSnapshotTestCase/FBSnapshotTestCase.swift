@_exported public import SnapshotTesting

/// A test case that compares views with reference images.
///
/// ```swift
/// import FBSnapshotTestCase
///
/// final class SwitchTests: FBSnapshotTestCase {
///   func testSwitch() {
///     MainActor.assumeIsolated { FBSnapshotVerifyView(UISwitch()) }
///   }
/// }
/// ```
///
/// References are in the folder that the variable `FB_REFERENCE_IMAGE_DIR` names, with `_64` at its end. Unlike in the
/// original, without the variable they are in `ReferenceImages_64` beside the test's file or in the nearest folder
/// around it that has one, since tests on Linux have no bundle with them.
open class FBSnapshotTestCase: XCTestCase {
  /// Whether references are recorded. A test that records fails.
  open var recordMode = false
  /// The parts of the names of references.
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  /// The test case's subfolder in the folder of all references; nil for the class's name.
  open var folderName: String?
  /// Unlike in the original, both values draw the same.
  open var usesDrawViewHierarchyInRect = false
  /// The folder that contains `ReferenceImages_64`; nil for the folder of the test's file.
  open var bundleResourcePath: String?

  /// Fails the test if a view does not match its reference.
  ///
  /// - Parameters:
  ///   - view: The view, which is drawn in its own size and without a window.
  ///   - identifier: A name that distinguishes the image from others of the test.
  ///   - suffixes: The endings of the folder of references, of which the first one with the image is taken.
  ///   - perPixelTolerance: The difference of a channel that counts as equal, from 0 to 1.
  ///   - overallTolerance: The share of the pixels that may be different, from 0 to 1.
  ///   - file: The place of the failure; leave it out.
  ///   - line: The place of the failure; leave it out.
  ///   - function: The calling test; leave it out.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line,
    function: String = #function
  ) {
    verify(call(identifier, suffixes, perPixelTolerance, overallTolerance, file, line, function)) {
      ReferencePainter.image(of: view)
    }
  }

  /// Fails the test if a view does not match its reference, with the tolerance of earlier versions.
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, function: String = #function
  ) {
    FBSnapshotVerifyView(
      view, identifier: identifier, suffixes: suffixes, overallTolerance: tolerance, file: file, line: line,
      function: function)
  }

  /// Fails the test if a layer does not match its reference; see `FBSnapshotVerifyView` for the parameters.
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line,
    function: String = #function
  ) {
    verify(call(identifier, suffixes, perPixelTolerance, overallTolerance, file, line, function)) {
      ReferencePainter.image(of: layer)
    }
  }

  /// Fails the test if a controller's view, as large as the screen, does not match its reference; see
  /// `FBSnapshotVerifyView` for the parameters.
  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line,
    function: String = #function
  ) {
    verify(call(identifier, suffixes, perPixelTolerance, overallTolerance, file, line, function)) {
      ReferencePainter.image(of: viewController)
    }
  }

  private func call(
    _ identifier: String?, _ suffixes: NSOrderedSet, _ perPixelTolerance: CGFloat,
    _ overallTolerance: CGFloat, _ file: StaticString, _ line: UInt, _ function: String
  ) -> ReferenceCall {
    ReferenceCall(
      name: ReferenceName(
        selector: String(function.prefix { $0 != "(" }), identifier: identifier ?? "",
        options: fileNameOptions),
      folder: folderName ?? String(reflecting: type(of: self)),
      suffixes: suffixes.compactMap { $0 as? String },
      bundlePath: bundleResourcePath, perPixelTolerance: perPixelTolerance,
      overallTolerance: overallTolerance,
      isRecording: recordMode, testName: function, file: file, line: line)
  }

  private func verify(_ call: ReferenceCall, of image: @MainActor () -> UIImage) {
    if let message = call.message(image) { XCTFail(message, file: call.file, line: call.line) }
  }
}

/// The endings of the folder of references: only the ending for 64 bits.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(array: ["_64"]) }

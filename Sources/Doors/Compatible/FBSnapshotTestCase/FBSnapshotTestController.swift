import SnapshotTesting

/// A comparison of views with reference images, without a test case.
///
/// ```text
/// let controller = FBSnapshotTestController(test: FBSnapshotTestCase.self)
/// controller.referenceImagesDirectory = "/app/Tests/ReferenceImages"
/// try controller.compareSnapshot(
///   ofViewOrLayer: UISwitch(), selector: Selector("testSwitch"), identifier: "on", overallTolerance: 0)
/// ```
public final class FBSnapshotTestController {
  /// Whether references are recorded.
  public var recordMode = false
  /// The parts of the names of references.
  public var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  /// The subfolder in the folder of all references; nil for the class's name.
  public var folderName: String?
  /// Unlike in the original, both values draw the same.
  public var usesDrawViewHierarchyInRect = false
  /// The folder of all references; nil for `ReferenceImages` beside the test's file.
  public var referenceImagesDirectory: String?
  /// The text size in which a view is drawn; nil for the device's text size. The original has no such property.
  public var preferredContentSizeCategory: UIContentSizeCategory?

  private let testClass: AnyClass

  /// Creates a controller for the tests of a class.
  public init(test testClass: AnyClass) {
    self.testClass = testClass
  }

  /// Throws a message if a view, layer or controller does not match its reference.
  ///
  /// - Parameters:
  ///   - viewOrLayer: The view, layer or controller, which is drawn in its own size.
  ///   - selector: The test, whose name the reference has.
  ///   - identifier: A name that distinguishes the image from others of the test.
  ///   - perPixelTolerance: The difference of a channel that counts as equal, from 0 to 1.
  ///   - overallTolerance: The share of the pixels that may be different, from 0 to 1.
  ///   - file: The test's file; leave it out.
  ///   - line: The place of the failure; leave it out.
  public func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?, perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let category = preferredContentSizeCategory
    // This thread waits while the main thread draws the object.
    nonisolated(unsafe) let object = viewOrLayer
    try compare(selector, identifier, perPixelTolerance, overallTolerance, file, line) {
      switch object {
      case let layer as CALayer: return ReferencePainter.image(of: layer)
      case let controller as UIViewController: return ReferencePainter.image(of: controller)
      case let view as UIView: return Self.image(of: view, in: category)
      default: return UIImage()
      }
    }
  }

  /// Throws a message if a view does not match its reference. The original has no such function.
  ///
  /// - Parameters:
  ///   - selector: The test, whose name the reference has.
  ///   - identifier: A name that distinguishes the image from others of the test.
  ///   - perPixelTolerance: The difference of a channel that counts as equal, from 0 to 1.
  ///   - overallTolerance: The share of the pixels that may be different, from 0 to 1.
  ///   - file: The test's file; leave it out.
  ///   - line: The place of the failure; leave it out.
  ///   - view: A function that returns the view. It runs on the main thread.
  public func compareSnapshot(
    selector: Selector, identifier: String?, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat,
    file: StaticString = #filePath, line: UInt = #line, of view: @MainActor () -> UIView?
  ) throws {
    let category = preferredContentSizeCategory
    try compare(selector, identifier, perPixelTolerance, overallTolerance, file, line) {
      view().map { Self.image(of: $0, in: category) } ?? UIImage()
    }
  }

  private func compare(
    _ selector: Selector, _ identifier: String?, _ perPixelTolerance: CGFloat, _ overallTolerance: CGFloat,
    _ file: StaticString, _ line: UInt, _ image: @MainActor () -> UIImage
  ) throws {
    let call = ReferenceCall(
      name: ReferenceName(
        selector: selector.name, identifier: identifier ?? "", options: fileNameOptions),
      folder: folderName ?? String(reflecting: testClass), suffixes: [""],
      directory: referenceImagesDirectory,
      perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance, isRecording: recordMode,
      testName: selector.name, file: file, line: line)
    let message = call.message(image)
    // The message of a recording says that the test fails, which only a test case makes it do.
    if let message, !message.hasPrefix("Test ran in record mode.") { throw SnapshotTestingError(message) }
  }

  /// Draws a view in a text size; nil for the device's text size.
  @MainActor private static func image(
    of view: UIView, in category: UIContentSizeCategory?
  ) -> UIImage {
    guard let category else { return ReferencePainter.image(of: view) }
    return Device.changing({ $0.contentSizeCategory = category }) {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
      changeTraits(of: view)
      return ReferencePainter.image(of: view)
    }
  }

  @MainActor private static func changeTraits(of view: UIView) {
    view.traitCollectionDidChange(nil)
    for subview in view.subviews { changeTraits(of: subview) }
    view.setNeedsLayout()
  }
}

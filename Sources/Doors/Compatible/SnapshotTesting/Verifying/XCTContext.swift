/// The activities of a test.
public enum XCTContext {
  /// Runs a part of a test under a name. Unlike on Apple's platforms, XCTest shows no activities.
  @discardableResult
  public static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result)
    rethrows
    -> Result
  {
    try block(Activity(name: name))
  }

  private final class Activity: XCTActivity {
    let name: String

    init(name: String) {
      self.name = name
    }
  }
}

/// A part of a test.
public protocol XCTActivity: AnyObject {
  var name: String { get }
}

extension XCTActivity {
  /// Adds a file to the test's result, if Swift Testing runs the test.
  public func add(_ attachment: XCTAttachment) {
    FailureReport.attach(attachment, at: nil)
  }
}

import Nimble
import Nimble_Snapshots
import UIKit
import XCTest

/// Views that the matchers of Nimble-Snapshots record and compare, in the language of the original's users.
final class MatcherTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "cellsnap-matchers-\(UUID().uuidString)")

  override func setUp() {
    super.setUp()
    FBSnapshotTest.setReferenceImagesDirectory(folder.path)
  }

  override func tearDown() {
    setNimbleTolerance(0)
    try? FileManager.default.removeItem(at: folder)
    super.tearDown()
  }

  private func view(_ color: UIColor, markWidth: CGFloat = 0) -> UIView {
    MainActor.assumeIsolated {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.backgroundColor = color
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: markWidth, height: 10))
      mark.backgroundColor = .white
      view.addSubview(mark)
      return view
    }
  }

  /// Returns the messages of the expectations that fail.
  private func messages(_ body: () -> Void) -> [String] {
    gatherFailingExpectations(silently: true, closure: body).map(\.message.stringValue)
  }

  private var references: [String] {
    FileManager.default.subpaths(atPath: folder.path)?.filter { $0.hasSuffix(".png") }.sorted() ?? []
  }

  func testRecordingFailsAndSaysSo() {
    let messages = messages { expect(self.view(.blue)).to(recordSnapshot(named: "card")) }
    XCTAssertEqual(
      messages, ["snapshot card successfully recorded, replace recordSnapshot with a check"])
    XCTAssertEqual(references, ["MatcherTests/card@2x.png"])
  }

  func testAnEqualViewMatches() {
    _ = messages { expect(self.view(.blue)) == recordSnapshot("card") }
    expect(self.view(.blue)) == snapshot("card")
    expect(self.view(.blue)).to(haveValidSnapshot(named: "card"))
  }

  func testAnotherViewDoesNotMatch() {
    _ = messages { expect(self.view(.blue)) == recordSnapshot("card") }
    let messages = messages { expect(self.view(.red)) == snapshot("card") }
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages[0].hasPrefix("expected a matching snapshot in card: "), messages[0])
  }

  func testAShareOfThePixelsMayDiffer() {
    _ = messages { expect(self.view(.blue)) == recordSnapshot("card") }
    // 2 of 20 columns are a tenth.
    XCTAssertEqual(messages { expect(self.view(.blue, markWidth: 2)) == snapshot("card") }.count, 1)
    setNimbleTolerance(0.1)
    expect(self.view(.blue, markWidth: 2)) == snapshot("card")
  }

  func testTheReferenceHasTheNameOfTheTest() {
    _ = messages { 📷(self.view(.blue)) }
    XCTAssertEqual(references, ["MatcherTests/MatcherTests_testTheReferenceHasTheNameOfTheTest@2x.png"])
  }

  func testEachTextSizeHasAReference() {
    let sizes: [UIContentSizeCategory] = [.small, .accessibilityLarge]
    _ = messages { expect(self.view(.blue)) == recordDynamicTypeSnapshot("card", sizes: sizes) }
    XCTAssertEqual(references, ["MatcherTests/card_AccessibilityL@2x.png", "MatcherTests/card_S@2x.png"])
    expect(self.view(.blue)) == dynamicTypeSnapshot("card", sizes: sizes)
  }

  func testAControllerIsDrawnByItsView() {
    let controller = MainActor.assumeIsolated {
      let controller = UIViewController()
      controller.view = view(.blue)
      return controller
    }
    _ = messages { expect(controller).to(recordSnapshot(named: "card")) }
    expect(self.view(.blue)).to(haveValidSnapshot(named: "card"))
  }
}

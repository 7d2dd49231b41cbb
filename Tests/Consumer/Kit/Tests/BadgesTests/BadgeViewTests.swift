import BadgeSamples
import SnapshotTesting
import Texts
import XCTest

@testable import Badges

@MainActor final class BadgeViewTests: XCTestCase {
  func testMany() {
    assertSnapshot(of: BadgeSamples.many(), as: .recursiveDescription)
  }

  func testTap() {
    let badge = BadgeSamples.many()
    badge.tapped()
    assertSnapshot(of: badge.label.text ?? "", as: .lines)
  }

  func testPlaces() throws {
    let file = try XCTUnwrap(Bundle.module.url(forResource: "greeting", withExtension: "txt"))
    let greeting = try String(contentsOf: file, encoding: .utf8)
    assertSnapshot(of: greeting + Texts.places.joined(separator: ", "), as: .lines)
  }

  // The module Vision is only on a phone.
  func testRequest() {
    assertSnapshot(of: BadgeReader().request().revision, as: .description)
  }

  func testReader() {
    assertSnapshot(of: BadgeReader().name, as: .lines)
  }
}

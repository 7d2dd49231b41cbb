import SnapshotTesting
import XCTest

@testable import Cards

/// A test as an app has it, for a simulator and for Linux.
@MainActor final class RatingCardSnapshotTests: XCTestCase {
  private func card(_ rating: Int) -> RatingCard {
    let card = RatingCard(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
    if rating > 0 { card.stars[rating - 1].sendActions(for: .touchUpInside) }
    return card
  }

  private func assertCard(
    _ card: RatingCard, named name: String? = nil, file: StaticString = #file,
    testName: String = #function, line: UInt = #line
  ) {
    assertSnapshot(
      matching: card, as: .image(traits: UITraitCollection(userInterfaceStyle: .light)), named: name,
      file: file, testName: testName, line: line)
    assertSnapshot(
      matching: card, as: .recursiveDescription, named: name, file: file, testName: testName, line: line)
  }

  func testRating() {
    for rating in [0, 3] { assertCard(card(rating), named: "\(rating)") }
  }

  func testDark() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    assertSnapshot(of: card(2), as: .image(precision: 0.999, traits: traits))
  }

  func testLater() async throws {
    await Task.yield()
    assertSnapshot(of: card(1), as: .image)
  }
}

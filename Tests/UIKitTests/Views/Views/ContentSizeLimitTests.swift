import Testing

@testable import UIKit

@MainActor struct ContentSizeLimitTests {
  private let outer = UIView()
  private let label = UILabel()

  init() {
    outer.addSubview(label)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
  }

  @Test func `texts inside a view are no larger than its limit`() {
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let large: CGFloat = label.font.pointSize
    outer.maximumContentSizeCategory = .large
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    #expect(label.font.pointSize < large)
  }

  @Test func `texts inside a view are no smaller than its limit`() {
    outer.minimumContentSizeCategory = .extraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.minimumContentSizeCategory = nil
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
  }
}

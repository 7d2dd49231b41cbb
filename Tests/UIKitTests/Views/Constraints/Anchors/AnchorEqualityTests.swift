import Testing
import UIKit

@MainActor struct AnchorEqualityTests {
  @Test func `two anchors of one edge are equal`() {
    let view = UIView()
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor != view.trailingAnchor)
    #expect(view.leadingAnchor != UIView().leadingAnchor)
    #expect(Set([view.topAnchor, view.topAnchor]).count == 1)
  }
}

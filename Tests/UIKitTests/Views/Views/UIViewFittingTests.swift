import Foundation
import Testing

@testable import UIKit

@MainActor struct UIViewFittingTests {
  private final class Text: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: 200, height: size.width < 200 ? 40 : 20)
    }
  }

  @Test func `a required width is kept`() {
    let size = Text().systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: 40))
  }

  @Test func `a view without constraints has its own fitting size`() {
    #expect(
      Text().systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 200, height: 20))
  }

  @Test func `hugging priorities are kept for each axis`() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .horizontal)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }
}

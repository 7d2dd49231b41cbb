import Testing
import UIKit

/// Tests of rows and columns, with the arithmetic of their frames.
@MainActor @Suite struct UIStackViewTests {
  private func row(
    _ views: [UIView], width: CGFloat = 200, height: CGFloat = 50, _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.spacing = 10
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func starts(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.minX) }
  private func widths(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.width) }

  @Test func `the first of equally hugging views fills a row`() {
    let stack = row([Box(30, 10), Box(20, 10)])
    // 200 - 10 - 20
    #expect(widths(stack) == [170, 20])
    #expect(stack.arrangedSubviews.map(\.frame.height) == [50, 50])
  }

  @Test func `the view with the lowest hugging fills a row`() {
    let last = Box(20, 10)
    last.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(widths(row([Box(30, 10), last])) == [30, 160])
  }

  @Test func `equally filled views have the same width`() {
    let stack = row([Box(30, 10), Box(20, 10), Box()], width: 200) { $0.distribution = .fillEqually }
    // (200 - 2 * 10) / 3
    #expect(widths(stack) == [60, 60, 60])
    #expect(starts(stack) == [0, 70, 140])
  }

  @Test func `proportionally filled views keep their proportions`() {
    let stack = row([Box(20, 10), Box(60, 10)], width: 160) {
      $0.distribution = .fillProportionally
      $0.spacing = 0
    }
    // 160 * 20 / 80, 160 * 60 / 80
    #expect(widths(stack) == [40, 120])
  }

  @Test func `equal spacing shares the remaining width`() {
    let stack = row([Box(20, 10), Box(40, 10), Box(20, 10)]) { $0.distribution = .equalSpacing }
    // (200 - 80) / 2
    #expect(starts(stack) == [0, 80, 180])
    #expect(widths(stack) == [20, 40, 20])
  }

  @Test func `equal centering keeps equal distances between centres`() {
    let stack = row([Box(20, 10), Box(80, 10), Box(40, 10)]) { $0.distribution = .equalCentering }
    // The outer centres are at 10 and 200 - 20, so the middle one is at 95.
    #expect(starts(stack) == [0, 55, 160])
  }

  @Test func `a hidden view takes no space`() {
    let stack = row([Box(20, 10), Box(40, 10), Box(30, 10)])
    #expect(widths(stack) == [110, 40, 30])
    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    // 200 - 10 - 30
    #expect(stack.arrangedSubviews[0].frame.width == 160)
    #expect(stack.arrangedSubviews[2].frame.minX == 170)
    stack.arrangedSubviews[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(widths(stack) == [110, 40, 30])
  }

  @Test func `custom spacing follows its view`() {
    let views = [Box(20, 10), Box(20, 10), Box(20, 10)]
    let stack = row(views) { $0.setCustomSpacing(30, after: views[0]) }
    // The first view has 200 - 20 - 20 - 30 - 10.
    #expect(starts(stack) == [0, 150, 180])
    #expect(stack.customSpacing(after: views[0]) == 30)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, CGFloat(0), CGFloat(50)), (.top, 0, 10), (.bottom, 40, 10),
    (.center, 20, 10),
  ])
  func `views are aligned across a row`(_ alignment: UIStackView.Alignment, y: CGFloat, height: CGFloat) {
    let stack = row([Box(20, 10)]) { $0.alignment = alignment }
    #expect(stack.arrangedSubviews[0].frame.minY == y)
    #expect(stack.arrangedSubviews[0].frame.height == height)
  }

  @Test func `layout margins inset the arranged views`() {
    let stack = row([Box(20, 10)]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 194, height: 46))
  }

  @Test func `a stack view has no margins of its own`() {
    let stack = row([Box(20, 10)]) { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(stack.layoutMargins == .zero)
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test func `the standard spacing from baseline to baseline is a distance of lines`() {
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 17)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = UIStackView.spacingUseSystem
    stack.frame = CGRect(
      origin: .zero, size: stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    stack.layoutIfNeeded()
    #expect(labels[1].frame.minY == 22)
  }

  @Test func `a right-to-left row begins at the right`() {
    let stack = row([Box(30, 10), Box(20, 10)]) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(starts(stack) == [30, 0])
    #expect(widths(stack) == [170, 20])
  }

  @Test func `a column is as large as its views and spacing`() {
    let stack = UIStackView(arrangedSubviews: [Box(30, 10), Box(50, 20)])
    stack.axis = .vertical
    stack.spacing = 5
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 35))
  }

  @Test func `stack views can be nested`() {
    let inner = UIStackView(arrangedSubviews: [Box(10, 10), Box(10, 10)])
    inner.axis = .vertical
    inner.spacing = 4
    let outer = UIStackView(arrangedSubviews: [Box(30, 5), inner])
    outer.spacing = 6
    let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // 30 + 6 + 10, 10 + 4 + 10
    #expect(size == CGSize(width: 46, height: 24))
    outer.frame = CGRect(origin: .zero, size: size)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 36, y: 0, width: 10, height: 24))
    #expect(inner.arrangedSubviews[1].frame == CGRect(x: 0, y: 14, width: 10, height: 10))
  }

  @Test func `a removed subview is no longer arranged`() {
    let stack = row([Box(20, 10), Box(40, 10)])
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
    stack.layoutIfNeeded()
    #expect(widths(stack) == [200])
  }

  @Test func `a view that is no longer arranged stays a subview`() {
    let views = [Box(20, 10), Box(40, 10)]
    let stack = row(views)
    stack.removeArrangedSubview(views[0])
    stack.layoutIfNeeded()
    #expect(views[0].superview === stack)
    #expect(views[1].frame.width == 200)
  }

  @Test func `a row's baselines are aligned`() {
    let labels = [UILabel(frame: .zero), UILabel(frame: .zero)]
    for (label, size) in zip(labels, [30.0, 12]) {
      label.font = .systemFont(ofSize: size)
      label.text = "x"
    }
    let stack = row(labels) { $0.alignment = .firstBaseline }
    let distance = labels[1].frame.minY - labels[0].frame.minY
    #expect(labels[0].frame.minY == 0)
    #expect(abs(distance - (labels[0].font.ascender - labels[1].font.ascender)) < 1)
    _ = stack
  }
}

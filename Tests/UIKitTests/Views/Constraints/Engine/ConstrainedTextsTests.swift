import Testing
import UIKit

/// Tests of texts whose height depends on the width that constraints give them.
@MainActor @Suite struct ConstrainedTextsTests {
  private let label = UILabel(frame: .zero)
  private let text = "A text of several words that needs more than one line where it is narrow"

  init() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = text
  }

  @Test func `text wraps at the width given by constraints`() {
    let holder = UIView.holding(label, width: 150, height: 400)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    holder.layoutIfNeeded()
    #expect(label.frame.width == 130)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 130, height: 1_000)).height)
    #expect(label.frame.height > 60)
  }

  @Test func `text that gets more width has one line again`() {
    let holder = UIView.holding(label, width: 150, height: 400)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: holder.trailingAnchor),
      label.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    holder.layoutIfNeeded()
    #expect(label.frame.height > 60)
    holder.frame.size.width = 2_000
    holder.layoutIfNeeded()
    #expect(label.frame.size == label.sizeThatFits(.zero))
  }

  @Test func `baselines of different font sizes are aligned`() {
    let (large, small) = (UILabel(frame: .zero), UILabel(frame: .zero))
    for (label, size) in [(large, 30.0), (small, 12)] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: size)
      label.text = "x"
    }
    let holder = UIView.holding(large, small)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: holder.topAnchor, constant: 10),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    holder.layoutIfNeeded()
    let distance = small.frame.minY - large.frame.minY
    #expect(abs(distance - (large.font.ascender - small.font.ascender)) < 1)
  }

  @Test func `a text view that does not scroll is as high as its text`() {
    let view = UITextView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isScrollEnabled = false
    view.text = text
    let holder = UIView.holding(view, width: 150, height: 400)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      view.topAnchor.constraint(equalTo: holder.topAnchor),
    ])
    holder.layoutIfNeeded()
    #expect(view.frame.size == view.sizeThatFits(CGSize(width: 150, height: 1_000)).widened(to: 150))
  }
}

extension CGSize {
  fileprivate func widened(to width: CGFloat) -> CGSize { CGSize(width: width, height: height) }
}

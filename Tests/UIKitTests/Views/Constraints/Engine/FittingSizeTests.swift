import Testing
import UIKit

/// Tests of fitting sizes that constraints determine.
@MainActor @Suite struct FittingSizeTests {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
  private let box = Box(30, 20)

  init() {
    card.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -5),
      box.topAnchor.constraint(equalTo: card.topAnchor, constant: 7),
      box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -7),
    ])
  }

  @Test func `a compressed view is as large as its content requires`() {
    // 30 + 2 * 5, 20 + 2 * 7
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 34))
  }

  @Test func `a required width is kept`() {
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 90, height: 34))
  }

  @Test func `a view's own intrinsic size is included`() {
    let card = Box(200, 31)
    card.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: card.topAnchor),
      box.leadingAnchor.constraint(equalTo: card.leadingAnchor),
    ])
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 31))
    box.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -30).isActive = true
    // 20 + 30
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 50))
  }

  @Test func `a fitting height of zero is not negative zero`() {
    let card = UIView()
    let box = UIView.holding(UIView())
    card.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.topAnchor.constraint(equalTo: card.topAnchor).isActive = true
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height.sign == .plus)
  }

  @Test func `measuring does not move views`() {
    card.layoutIfNeeded()
    let frame = box.frame
    _ = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    card.layoutIfNeeded()
    #expect(box.frame == frame)
  }

  @Test func `a nested view is measured by itself`() {
    card.translatesAutoresizingMaskIntoConstraints = false
    let holder = UIView.holding(card)
    card.widthAnchor.constraint(equalTo: holder.widthAnchor).isActive = true
    holder.layoutIfNeeded()
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 34))
    #expect(card.frame.width == 200)
  }

  @Test func `a cell's fitting height is its content view's`() {
    final class Cell: UITableViewCell {}
    let cell = Cell(style: .default, reuseIdentifier: nil)
    let box = Box(10, 61)
    cell.contentView.addSubview(box)
    // A constraint of the box's own width must not change how the content view is laid out.
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 30),
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 77))
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 320, height: 77))
  }

  @Test func `a view without vertical constraints has no fitting height`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let box = Box(10, 10)
    view.addSubview(box)
    box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    for _ in 0..<2 {
      view.layoutIfNeeded()
      let size = view.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 320, height: 0))
    }
  }

  @Test func `a cell without vertical constraints has the standard height`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = Box(10, 10)
    cell.contentView.addSubview(box)
    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    var size = CGSize.zero
    let found = Diagnostics.found {
      size = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(size == CGSize(width: 320, height: 44))
    #expect(found.map(\.place?.className) == ["UITableViewCell"])
    #expect(cell.constraintFaults.map(\.kind) == [.height])
  }

  @Test func `a view without constraints is measured by sizeThatFits`() {
    final class ByHand: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
    }
    let size = ByHand(frame: .zero).systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 33))
  }
}

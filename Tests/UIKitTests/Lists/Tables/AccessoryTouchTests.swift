import Testing
import UIKit

/// Tests of touches beside an accessory, in a cell of 320 by 50 points.
@MainActor struct AccessoryTouchTests {
  private func cell(with accessory: UIView) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    accessory.frame.size = CGSize(width: 40, height: 30)
    cell.accessoryView = accessory
    cell.layoutIfNeeded()
    return cell
  }

  private func hit(_ cell: UITableViewCell, _ x: CGFloat, _ y: CGFloat) -> UIView? {
    cell.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `touches beside a control reach it in the full height of the cell`() {
    let button = UIButton()
    let cell = cell(with: button)
    #expect(hit(cell, 319, 1) === button)
    #expect(hit(cell, button.frame.minX, 49) === button)
    #expect(hit(cell, button.frame.minX - 1, 25) !== button)
    #expect(hit(cell, 319, 51) == nil)
  }

  @Test func `from right to left, the control is on the left`() {
    let button = UIButton()
    let cell = cell(with: button)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(hit(cell, 1, 1) === button)
    #expect(hit(cell, button.frame.maxX, 25) !== button)
  }

  @Test func `touches beside a picture do not reach it`() {
    let picture = UIImageView()
    #expect(hit(cell(with: picture), 319, 1) !== picture)
  }

  @Test(
    arguments: [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ] as [@MainActor @Sendable (UIButton) -> Void])
  func `a control that takes no touches takes none beside it`(change: @MainActor @Sendable (UIButton) -> Void)
  {
    let button = UIButton()
    let cell = cell(with: button)
    change(button)
    #expect(hit(cell, 319, 1) !== button)
  }
}

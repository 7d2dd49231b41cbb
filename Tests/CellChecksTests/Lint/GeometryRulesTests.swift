import Testing
import UIKit
@testable import CellChecks

@MainActor struct GeometryRulesTests {
  private let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))

  private func outside(_ x: CGFloat, isClipped: Bool) -> Int {
    let button = UIButton(frame: CGRect(x: x, y: 0, width: 100, height: 60))
    button.setTitle("Delete", for: .normal)
    cell.clipsToBounds = isClipped
    cell.addSubview(button)
    return OutsideRule.faults(in: LintTree(of: cell)).count
  }

  private func touchTargets(_ view: UIView, height: CGFloat) -> [String] {
    view.frame = CGRect(x: 16, y: 0, width: 200, height: height)
    cell.addSubview(view)
    return TouchTargetRule.faults(in: LintTree(of: cell)).map(\.expected)
  }

  @Test func `a view that waits behind the edge of a clipping view is not outside`() {
    #expect(outside(320, isClipped: true) == 0)
  }

  @Test func `a view that is cut off at the edge is outside`() {
    #expect(outside(260, isClipped: true) == 1)
  }

  @Test func `a view behind an edge that does not clip is outside`() {
    #expect(outside(320, isClipped: false) == 1)
  }

  @Test func `a slider below its own height is too small`() {
    let slider = UISlider()
    let height = FindingText.number(slider.intrinsicContentSize.height)
    #expect(touchTargets(slider, height: 20) == ["at least 44 x \(height)"])
  }

  @Test func `a slider with its own height is large enough`() {
    let slider = UISlider()
    #expect(touchTargets(slider, height: slider.intrinsicContentSize.height).isEmpty)
  }

  @Test func `segments below their own height are too small`() {
    #expect(touchTargets(UISegmentedControl(items: ["All", "New"]), height: 20).count == 1)
  }

  @Test func `controls with a size of Apple's choice are large enough`() {
    for view in [UIStepper(), UIColorWell(), UIRefreshControl(), UIPageControl()] {
      #expect(touchTargets(view, height: view.intrinsicContentSize.height).isEmpty)
    }
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    #expect(touchTargets(picker, height: picker.intrinsicContentSize.height).isEmpty)
  }

  @Test func `UIKit places and words what is in a date picker`() {
    let picker = UIDatePicker(frame: CGRect(x: 16, y: 0, width: 200, height: 34))
    cell.addSubview(picker)
    picker.layoutIfNeeded()
    let tree = LintTree(of: cell)
    let labels = tree.nodes.indices.filter { tree.nodes[$0].view is UILabel }
    // The date and the time.
    #expect(labels.count == 2)
    #expect(labels.allSatisfy { tree.isSystemPart($0) })
    #expect(tree.wordedLabels.isEmpty)
  }

  @Test func `a switch is large enough`() {
    #expect(touchTargets(UISwitch(), height: 31).isEmpty)
  }
}

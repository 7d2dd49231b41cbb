import Testing

@testable import UIKit

@MainActor struct SmallControlTests {
  @Test func `a switch always has its own size`() {
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 5))
    #expect(control.frame == CGRect(x: 3, y: 4, width: 63, height: 28))
    control.frame = CGRect(x: 1, y: 2, width: 3, height: 300)
    #expect(control.frame == CGRect(x: 1, y: 2, width: 63, height: 28))
  }

  @Test func `a switch's thumb is at the trailing side when it is on`() {
    let control = UISwitch()
    control.isOn = true
    control.layoutIfNeeded()
    #expect(control.subviews.last?.frame == CGRect(x: 63 - 2 - 37, y: 2, width: 37, height: 24))
  }

  @Test func `a progress view fills from the leading side`() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    view.progress = 0.25
    view.layoutIfNeeded()
    #expect(view.subviews.last?.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
  }

  @Test func `progress is limited to 0 and 1`() {
    let view = UIProgressView()
    let kept = [-1, 2, Float.nan].map { given in
      view.progress = given
      return view.progress
    }
    #expect(kept == [0, 1, 0])
  }

  @Test func `a page control is as wide as its dots`() {
    let sizes = (3...5).map { UIPageControl().size(forNumberOfPages: $0) }
    #expect(sizes.map(\.width) == [73, 90, 107])
  }

  @Test func `a slider's thumb follows its value`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
    slider.value = 0.5
    slider.layoutIfNeeded()
    #expect(slider.subviews.last?.frame == CGRect(x: 121.5, y: 5, width: 37, height: 24))
    slider.semanticContentAttribute = .forceRightToLeft
    slider.value = 1
    slider.layoutIfNeeded()
    #expect(slider.subviews.last?.frame.minX == 0)
  }

  @Test(arguments: [(SystemVersion.iOS18, 2.0), (.iOS26, 0), (.iOS27, 0)])
  func `since iOS 26, constraints hold for the whole slider`(version: SystemVersion, inset: CGFloat) {
    let insets = Device.using(Device(systemVersion: version)) { UISlider().alignmentRectInsets }
    #expect(insets.left == inset && insets.right == inset)
  }

  @Test func `a stepper's value stays within its limits`() {
    let stepper = UIStepper()
    stepper.maximumValue = 10
    let kept = [-1, 20, Double.nan].map { given in
      stepper.value = given
      return stepper.value
    }
    #expect(kept == [0, 10, 0])
  }

  @Test func `a stepper's minus is at the right in a right-to-left layout`() {
    let stepper = UIStepper()
    stepper.layoutIfNeeded()
    let before = stepper.subviews[1].frame
    stepper.semanticContentAttribute = .forceRightToLeft
    stepper.setNeedsLayout()
    stepper.layoutIfNeeded()
    #expect(before == CGRect(x: 0, y: 0, width: 47, height: 32))
    #expect(stepper.subviews[1].frame == CGRect(x: 47, y: 0, width: 47, height: 32))
  }

  @Test func `a refresh control shows its spinner only while refreshing`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let control = UIRefreshControl()
    view.refreshControl = control
    #expect(control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    let spinner = control.subviews.first { $0 is UIActivityIndicatorView }
    #expect(spinner?.isHidden == true)
    control.beginRefreshing()
    #expect(control.isRefreshing && spinner?.isHidden == false)
    view.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func `an activity indicator hugs its content more than a label`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(indicator.contentHuggingPriority(for: axis) == .defaultHigh)
      #expect(indicator.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  @Test func `the current page is limited to the number of pages`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
  }

  @Test func `segments take whole points, the last one the rest, and titles are in their middle`() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 343, height: 34)
    control.layoutIfNeeded()
    let labels = control.segments.map(\.label)
    // 343 / 3 is 114.33. The segments begin at 0, 114 and 228, and the last one is 115 wide.
    let middles = control.segments.map { $0.frame.minX + $0.label.frame.midX }
    for (middle, expected) in zip(middles, [57, 171, 285.5]) { #expect(abs(middle - expected) <= 0.5) }
    // The titles are 16 points high.
    #expect(labels.map(\.frame.minY) == [9, 9, 9])
    #expect(labels.map(\.font.pointSize) == [13, 13, 13])
  }
}

@MainActor struct UISegmentedControlTests {
  @Test func `all segments are equally wide`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    #expect(control.segments.map(\.frame.minX) == [0, 100])
    // The titles are in the middle of segments of 100 points.
    for segment in control.segments { #expect(abs(segment.label.frame.midX - 50) <= 0.25) }
  }

  @Test(
    arguments: [
      (["Top", "Bottom", "Center"], 194), (["Solid", "Gradient"], 145),
      (["Regular", "Light", "Subtle"], 200),
      (["None", "Gray", "Color", "Blur"], 211),
    ] as [([String], CGFloat)])
  func `a control is as wide as Interface Builder stores it`(titles: [String], width: CGFloat) {
    Device.using(Device(systemVersion: .iOS18)) {
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = 0
      #expect(control.intrinsicContentSize.width == width)
    }
  }

  /// Widths on a simulator of iOS 26.
  @Test(arguments: [(["One", "Two", "Three"], 165), (["A", "B"], 64)] as [([String], CGFloat)])
  func `a control of iOS 26 is as wide as a simulator makes it`(titles: [String], width: CGFloat) {
    #expect(UISegmentedControl(items: titles).sizeThatFits(.zero) == CGSize(width: width, height: 32))
    #expect(UISegmentedControl(items: titles).intrinsicContentSize == CGSize(width: width, height: 31))
  }

  @Test func `a long title keeps four points from the sides of its segment`() {
    let control = UISegmentedControl(items: ["All", "Unread", "Flagged", "Sent"])
    control.frame = CGRect(x: 20, y: 120, width: 200, height: 32)
    control.layoutIfNeeded()
    #expect(control.segments[2].frame == CGRect(x: 100, y: 0, width: 50, height: 32))
    #expect(control.segments[2].label.frame == CGRect(x: 4, y: 8, width: 42, height: 16))
  }

  @Test func `the first segment is at the right in a right-to-left control`() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.semanticContentAttribute = .forceRightToLeft
    control.selectedSegmentIndex = 0
    control.frame = CGRect(x: 0, y: 0, width: 280, height: 32)
    control.layoutIfNeeded()
    // 280 = 93 + 93 + 94, and the segment at the right has the rest.
    #expect(control.segments.map(\.frame.minX) == [186, 93, 0])
    #expect(control.selection.frame == CGRect(x: 188, y: 2, width: 90, height: 28))
  }

  @Test func `the parts of a control have names`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    #expect(control.standardParts.map(\.name) == ["segment0", "segment1", "selection"])
  }

  @Test func `removing all segments leaves no segment`() {
    let control = UISegmentedControl()
    control.insertSegment(withTitle: "One", at: 0, animated: false)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a progress bar of the bar style has square ends and no track`() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.layer.cornerRadius == 0)
    #expect(view.subviews.first?.backgroundColor == .clear)
    view.progressViewStyle = .default
    view.layoutIfNeeded()
    #expect(view.subviews.first?.layer.cornerRadius == 2)
  }
}

import Testing

@testable import UIKit

/// Tests that controls return what was set.
@MainActor struct ReadingControlsTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }

  @Test func `a segment returns its title, image, width and offset`() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.setImage(image, forSegmentAt: 1)
    control.setWidth(50, forSegmentAt: 0)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 0)
    #expect([control.titleForSegment(at: 0), control.titleForSegment(at: 1)] == ["Day", nil])
    #expect(control.imageForSegment(at: 1)?.size == CGSize(width: 4, height: 4))
    #expect([control.widthForSegment(at: 0), control.widthForSegment(at: 1)] == [50, 0])
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 1, height: 2))
    #expect(control.titleForSegment(at: 2) == nil)
  }

  @Test func `a removed segment takes the selection of the last one away`() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    control.removeSegment(at: 0, animated: false)
    #expect(control.numberOfSegments == 1)
    #expect(control.titleForSegment(at: 0) == "Week")
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a page control returns the image of a page and of the current page`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.setIndicatorImage(image, forPage: 1)
    control.setCurrentPageIndicatorImage(image, forPage: 2)
    #expect(control.indicatorImage(forPage: 1) === image)
    #expect(control.currentPageIndicatorImage(forPage: 2) === image)
    #expect(control.currentPageIndicatorImage(forPage: 1) == nil)
  }

  @Test func `a slider returns the images of its tracks`() {
    let slider = UISlider()
    slider.setMinimumTrackImage(image, for: .normal)
    slider.setMaximumTrackImage(image, for: .highlighted)
    #expect(slider.minimumTrackImage(for: .normal) === image)
    #expect(slider.maximumTrackImage(for: .highlighted) === image)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
  }

  @Test func `an animated progress is there at once`() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.setProgress(0.4, animated: true)
    #expect(bar.progress == 0.4)
  }

  @Test func `a refresh control spins from its beginning to its end`() {
    let control = UIRefreshControl()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  @Test func `rows of all components are equally high`() {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.reloadComponent(0)
    #expect(picker.rowSize(forComponent: 0).height == picker.rowSize(forComponent: 1).height)
  }

  @Test func `a cancel button is shown at once`() {
    let bar = UISearchBar()
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.showsCancelButton)
  }

  @Test func `a text view scrolls to the nearer end of its text`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.text = String(repeating: "words ", count: 100)
    view.scrollRangeToVisible(NSRange(location: 590, length: 1))
    #expect(view.contentOffset.y == view.contentSize.height - CGFloat(40))
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a configuration of a button has its standard insets again`() {
    var configuration = UIButton.Configuration.plain()
    let insets = configuration.contentInsets
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == insets)
  }
}

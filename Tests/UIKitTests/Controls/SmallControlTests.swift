import Testing
import UIKit

@MainActor struct SmallControlTests {
  @Test func switchHasItsOwnSize() {
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 200, height: 5))
    #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
  }

  @Test func thumbLiesAtTheTrailingSideWhenOn() {
    let control = UISwitch()
    control.isOn = true
    control.layoutIfNeeded()
    #expect(control.subviews.last?.frame == CGRect(x: 51 - 2 - 27, y: 2, width: 27, height: 27))
  }

  @Test func progressFillsFromTheLeadingSide() {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    view.progress = 0.25
    view.layoutIfNeeded()
    #expect(view.subviews.first?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 4))
  }

  @Test func progressStaysBetween0And1() {
    let view = UIProgressView()
    let kept = [-1, 2, Float.nan].map { given in
      view.progress = given
      return view.progress
    }
    #expect(kept == [0, 1, 0])
  }

  @Test func pageControlIsAsWideAsItsDots() {
    #expect(UIPageControl().size(forNumberOfPages: 3) == CGSize(width: 3 * 7 + 2 * 9, height: 37))
  }

  @Test func currentPageStaysAmongThePages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
  }
}

@MainActor struct UISegmentedControlTests {
  @Test func segmentsAreEquallyWide() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.frame.minX) == [0, 100])
    #expect(labels.map(\.frame.width) == [100, 100])
  }

  @Test func removedSegmentsAreGone() {
    let control = UISegmentedControl()
    control.insertSegment(withTitle: "One", at: 0, animated: false)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func theProgressOfABarHasSquareEndsAndNoTrack() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.layer.cornerRadius == 0)
    #expect(view.subviews.first?.backgroundColor == .clear)
    view.progressViewStyle = .default
    view.layoutIfNeeded()
    #expect(view.subviews.first?.layer.cornerRadius == 2)
  }
}

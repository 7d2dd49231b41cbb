import Testing
import UIKit

@MainActor struct PageImagesTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func control(_ change: (UIPageControl) -> Void) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 25))
    control.numberOfPages = 2
    change(control)
    control.layoutIfNeeded()
    return control
  }

  @Test func `an image takes the place of each dot`() {
    let control = control { $0.preferredIndicatorImage = image(11) }
    let views = control.subviews.compactMap { $0 as? UIImageView }
    #expect(
      views.map(\.frame) == [
        CGRect(x: 34, y: 7, width: 11, height: 11), CGRect(x: 55, y: 7, width: 11, height: 11),
      ])
    #expect(views.map { $0.tintColor ?? .clear } == [.label, .tertiaryLabel])
    #expect(control.size(forNumberOfPages: 2).width == 64)
  }

  @Test func `a page with an image of its own is among dots`() {
    let control = control { $0.setIndicatorImage(image(9), forPage: 1) }
    #expect(control.subviews.map { $0 is UIImageView } == [false, true])
    #expect(control.subviews.map(\.frame.width) == [7, 9])
    #expect(control.indicatorImage(forPage: 1) != nil)
    #expect(control.indicatorImage(forPage: 0) == nil)
  }

  @Test func `the current page has its own image`() {
    let (usual, current) = (image(5), image(6))
    let control = control {
      $0.preferredIndicatorImage = usual
      $0.preferredCurrentPageIndicatorImage = current
    }
    func widths() -> [CGFloat] { control.subviews.map(\.frame.width) }
    #expect(widths() == [6, 5])
    control.currentPage = 1
    control.layoutIfNeeded()
    #expect(widths() == [5, 6])
  }

  @Test func `a control without images has plain dots again`() {
    let control = control { $0.preferredIndicatorImage = image(11) }
    control.preferredIndicatorImage = nil
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.width) == [7, 7])
    #expect(control.subviews.allSatisfy { $0.backgroundColor != nil })
  }
}

internal import CellNibs
internal import Foundation

extension UIPageControl {
  static let pageControlNibSettings = NibSettings(UIPageControl.self) {
    $0.integer("numberOfPages") { $0.numberOfPages = $1 }
    $0.integer("currentPage") { $0.currentPage = $1 }
    $0.flag("hidesForSinglePage") { $0.hidesForSinglePage = $1 }
    $0.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
    $0.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
    $0.known("defersCurrentPageDisplay")
    $0.key("numberOfPages") { $0.numberOfPages = $1 }
    $0.key("currentPage") { $0.currentPage = $1 }
  }
}

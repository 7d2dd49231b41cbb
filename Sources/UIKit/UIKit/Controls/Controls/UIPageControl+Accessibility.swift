extension UIPageControl {
  /// Unlike UIKit, the words are English in every language.
  var pageControlAccessibility: StandardAccessibility {
    var accessibility = controlAccessibility
    accessibility.isElement = true
    accessibility.value = "page \(currentPage + 1) of \(numberOfPages)"
    accessibility.traits.insert(.adjustable)
    accessibility.userInputLabels = ["Page control"]
    return accessibility
  }

  /// Changes the page, as a swipe of VoiceOver does.
  func turn(by pages: Int) {
    let old = currentPage
    currentPage += pages
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}

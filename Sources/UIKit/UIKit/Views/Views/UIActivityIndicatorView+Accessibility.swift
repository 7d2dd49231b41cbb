extension UIActivityIndicatorView {
  /// Unlike UIKit, the words are English in every language.
  var activityIndicatorViewAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, label: isAnimating ? "In progress" : "Progress halted", traits: .updatesFrequently)
  }
}

import Foundation

extension UIProgressView {
  /// Unlike UIKit, the words are English in every language.
  var progressViewAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, label: "Progress", value: "\(Int((Double(progress) * 100).rounded()))%",
      traits: .updatesFrequently)
  }
}

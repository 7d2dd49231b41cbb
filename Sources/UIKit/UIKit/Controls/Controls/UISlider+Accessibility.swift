import Foundation

extension UISlider {
  var sliderAccessibility: StandardAccessibility {
    var accessibility = controlAccessibility
    accessibility.isElement = true
    let range = maximumValue - minimumValue
    let share = range > 0 && range.isFinite ? Double((value - minimumValue) / range) : 0
    accessibility.value = "\(Int((share * 100).rounded()))%"
    accessibility.traits.insert(.adjustable)
    accessibility.activationPoint = convert(thumbMiddle, to: nil)
    return accessibility
  }

  /// Changes the value by a share of the range, as a swipe of VoiceOver does.
  func step(by share: Float) {
    let old = value
    value += share * (maximumValue - minimumValue)
    if value != old { sendActions(for: .valueChanged) }
  }
}

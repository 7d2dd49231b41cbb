internal import CellNibs
internal import Foundation

extension UISlider {
  static let sliderNibSettings = NibSettings(UISlider.self) {
    $0.number("minValue") { $0.minimumValue = Float($1) }
    $0.number("maxValue") { $0.maximumValue = Float($1) }
    $0.number("value") { $0.value = Float($1) }
    $0.color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 }
    $0.color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 }
    $0.color("thumbTintColor") { $0.thumbTintColor = $1 }
    $0.image("minimumValueImage", catalog: "minimumValueImageCatalog") { $0.minimumValueImage = $1 }
    $0.image("maximumValueImage", catalog: "maximumValueImageCatalog") { $0.maximumValueImage = $1 }
    $0.known("continuous")
    $0.key("value") { $0.value = $1 }
    $0.key("minimumValue") { $0.minimumValue = $1 }
    $0.key("maximumValue") { $0.maximumValue = $1 }
  }
}

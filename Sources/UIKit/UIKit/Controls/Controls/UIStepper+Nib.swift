internal import CellNibs
internal import Foundation

extension UIStepper {
  static let stepperNibSettings = NibSettings(UIStepper.self) {
    $0.number("minimumValue") { $0.minimumValue = $1 }
    $0.number("maximumValue") { $0.maximumValue = $1 }
    $0.number("stepValue") { $0.stepValue = $1 }
    $0.number("value") { $0.value = $1 }
    $0.flag("wraps") { $0.wraps = $1 }
    $0.flag("autorepeat") { $0.autorepeat = $1 }
    $0.flag("continuous") { $0.isContinuous = $1 }
    $0.key("value") { $0.value = $1 }
    $0.key("minimumValue") { $0.minimumValue = $1 }
    $0.key("maximumValue") { $0.maximumValue = $1 }
  }
}

internal import CellNibs
internal import Foundation

extension UIDatePicker {
  static let datePickerNibSettings = NibSettings(UIDatePicker.self) {
    $0.choice(
      "datePickerMode",
      ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]
    ) { $0.datePickerMode = $1 }
    $0.choice(
      "style", ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
    ) { $0.preferredDatePickerStyle = $1 }
    $0.integer("minuteInterval") { $0.minuteInterval = $1 }
    $0.date("minimumDate") { $0.minimumDate = $1 }
    $0.date("maximumDate") { $0.maximumDate = $1 }
    $0.date("date") { $0.date = $1 }
    $0.number("countDownDuration") { $0.countDownDuration = $1 }
    $0.known("useCurrentDate", "locale", "timeZone", "roundsToMinuteInterval")
    $0.key("date") { $0.date = $1 }
  }
}

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
    $0.value("locale", { $0.object.child("locale")?.attributes["localeIdentifier"] }) {
      $0.locale = Locale(identifier: $1)
    }
    $0.value("timeZone", { $0.object.child("timeZone")?.attributes["name"] }) {
      $0.timeZone = TimeZone(identifier: $1)
    }
    $0.known("useCurrentDate", "roundsToMinuteInterval")
    $0.key("date") { $0.date = $1 }
  }
}

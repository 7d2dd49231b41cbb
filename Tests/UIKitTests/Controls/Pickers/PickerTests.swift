import Foundation
import Testing

@testable import UIKit

@MainActor struct PickerTests {
  final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "\(component)-\(row)"
    }
  }

  @Test func `the selected row is in the middle`() {
    let (picker, numbers) = (UIPickerView(), Numbers())
    (picker.dataSource, picker.delegate) = (numbers, numbers)
    picker.selectRow(4, inComponent: 1, animated: false)
    picker.layoutIfNeeded()
    let middle = picker.subviews.compactMap { $0 as? UILabel }
      .filter { abs($0.center.y - picker.bounds.midY) < 1 }.map(\.text)
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    #expect(middle == ["0-0", "1-4"])
    #expect(picker.selectedRow(inComponent: 1) == 4)
  }

  @Test func `a row beyond the last selects the last`() {
    let (picker, numbers) = (UIPickerView(), Numbers())
    picker.dataSource = numbers
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 9)
    #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
  }

  @Test func `a date picker without a date shows a fixed day`() {
    let texts = UIDatePicker().subviews.compactMap { ($0 as? PickerPill)?.text }
    #expect(texts.first == "Jan 9, 2007")
  }

  @Test(arguments: [(Double.nan, "23:59"), (.infinity, "23:59"), (-60, "0:00"), (3_700, "1:01")])
  func `a countdown shows less than a day`(duration: Double, text: String) throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = duration
    let labels = picker.subviews.filter { !$0.isHidden }.flatMap(\.subviews).compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == [text])
  }

  @Test func `a date picker shows its date in pills`() {
    let picker = UIDatePicker()
    picker.date = Date(timeIntervalSince1970: 0)
    let texts = { picker.subviews.filter { !$0.isHidden }.compactMap { ($0 as? PickerPill)?.text } }
    #expect(texts().count == 2)
    #expect(texts().first == "Jan 1, 1970")
    picker.datePickerMode = .date
    #expect(texts().count == 1)
  }

  private func time(_ change: (UIDatePicker) -> Void) -> String? {
    let picker = UIDatePicker()
    picker.datePickerMode = .time
    picker.locale = Locale(identifier: "de_DE")
    picker.date = Date(timeIntervalSince1970: 60 * (13 * 60 + 44))
    change(picker)
    return picker.subviews.first { !$0.isHidden }.flatMap { ($0 as? PickerPill)?.text }
  }

  @Test func `a shown time is rounded down to the interval of minutes`() {
    #expect(time { _ in } == "13:44")
    #expect(time { $0.minuteInterval = 15 } == "13:30")
    #expect(time { $0.minuteInterval = 7 } == "13:44")
    #expect(
      time { picker in
        picker.minuteInterval = 15
        picker.roundsToMinuteInterval = false
      } == "13:44")
  }

  @Test func `a shown time is between the first and the last one`() {
    let (early, late) = (Date(timeIntervalSince1970: 3_600), Date(timeIntervalSince1970: 20 * 3_600))
    #expect(time { $0.maximumDate = early } == "01:00")
    #expect(time { $0.minimumDate = late } == "20:00")
    #expect(
      time { picker in
        (picker.minimumDate, picker.maximumDate) = (late, early)
      } == "13:44")
  }

  @Test(arguments: [
    (UIDatePickerStyle.inline, true), (.wheels, true), (.compact, false), (.automatic, false),
  ])
  func `a style that is not drawn is reported`(style: UIDatePickerStyle, isReported: Bool) {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    let expected = [
      "UIDatePicker.preferredDatePickerStyle is .\(style), and CellSnap draws the compact style"
    ]
    #expect(Diagnostics.found { _ = picker.scene() }.map(\.text) == (isReported ? expected : []))
  }

  @Test func `a picker that is in no picture is not reported`() {
    #expect(Diagnostics.found { UIDatePicker().preferredDatePickerStyle = .wheels } == [])
  }

  @Test func `since iOS 26, a date is at the picker's trailing edge, as high as the picker`() throws {
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = .date
    let fitting = picker.sizeThatFits(.zero)
    #expect(fitting.height == 34)
    picker.frame = CGRect(x: 0, y: 0, width: fitting.width + 20, height: 34)
    picker.layoutIfNeeded()
    let pill = try #require(picker.subviews.first { !$0.isHidden })
    #expect(pill.frame == CGRect(x: 20, y: 0, width: fitting.width, height: 34))
    // The text has 12 points at either side.
    #expect(pill.subviews.first?.frame.minX == 12)
  }
}

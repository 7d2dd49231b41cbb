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
}

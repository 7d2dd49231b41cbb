import Foundation
import Testing

@testable import CellPreview

@Suite struct EditableValueTests {
  private enum Fruit: CaseIterable { case apple, pear }

  @Test func `texts become values of the property's type`() throws {
    #expect(EditableValue("a")?.value(from: "b") as? String == "b")
    #expect(EditableValue(true)?.value(from: "false") as? Bool == false)
    #expect(EditableValue(1)?.value(from: "2") as? Int == 2)
    #expect(EditableValue(1.5)?.value(from: "2.5") as? Double == 2.5)
    #expect(EditableValue(CGFloat(1))?.value(from: "2.5") as? CGFloat == 2.5)
    #expect(EditableValue(Fruit.apple)?.value(from: "pear") as? Fruit == .pear)
    let date = try #require(EditableValue(Date(timeIntervalSince1970: 0)))
    #expect(date.text == "1970-01-01T00:00:00Z")
    #expect(date.value(from: "1970-01-02T00:00:00Z") as? Date == Date(timeIntervalSince1970: 86_400))
  }

  @Test(arguments: ["", "x", "nan", "inf", "1e999"])
  func `a text that is no number is no value`(text: String) {
    #expect(EditableValue(1.5)?.value(from: text) == nil)
    #expect(EditableValue(1)?.value(from: text) == nil)
  }

  @Test func `a choice has the names of its cases`() {
    #expect(EditableValue(Fruit.apple)?.choices == ["apple", "pear"])
    #expect(EditableValue(Fruit.apple)?.value(from: "plum") == nil)
  }

  @Test func `an object has no form`() {
    #expect(EditableValue(NSObject()) == nil)
    #expect(EditableValue([1]) == nil)
  }
}

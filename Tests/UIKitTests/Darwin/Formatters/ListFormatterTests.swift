import Foundation
import Testing

@testable import UIKit

struct ListFormatterTests {
  @Test(arguments: [
    ("en_US", "Ada, Grace, and Alan"), ("en_GB", "Ada, Grace and Alan"), ("de_DE", "Ada, Grace und Alan"),
    ("ru_RU", "Ada, Grace и Alan"), ("ja_JP", "Ada、Grace、Alan"),
    ("ar_EG", "\u{2068}Ada\u{2069} و\u{2068}Grace\u{2069} و\u{2068}Alan\u{2069}"),
  ])
  func `items are joined as a language joins them`(locale: String, text: String) {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: locale)
    #expect(formatter.string(from: ["Ada", "Grace", "Alan"]) == text)
  }

  @Test func `a list may have no item, one or two`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: []) == "")
    #expect(formatter.string(from: ["Ada"]) == "Ada")
    #expect(formatter.string(from: ["Ada", "Grace"]) == "Ada and Grace")
  }

  @Test func `items that are not texts have a formatter`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1.0 and 2.0")
    #expect(formatter.string(for: [1, 2]) == "1.0 and 2.0")
  }
}

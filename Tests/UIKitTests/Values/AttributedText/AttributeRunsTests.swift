import Foundation
import Testing
@testable import UIKit

@MainActor @Suite struct AttributeRunsTests {
  private let first = NSRange(location: 0, length: 1)
  private let second = NSRange(location: 1, length: 1)

  @Test func `different neighbours are two runs`() {
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: first)
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: second)
    #expect(AttributeRuns(text).runs.map(\.range) == [first, second])
  }

  @Test func `neighbours that became equal are one run`() {
    let text = NSMutableAttributedString(string: "ab")
    let (style, changed) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    changed.lineSpacing = 5
    text.addAttribute(.paragraphStyle, value: style, range: first)
    text.addAttribute(.paragraphStyle, value: changed, range: second)
    changed.lineSpacing = 0
    #expect(AttributeRuns(text).runs.map(\.range) == [NSRange(location: 0, length: 2)])
  }

  @Test func `an additional attribute begins another run`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    text.addAttribute(.underlineStyle, value: 1, range: second)
    #expect(AttributeRuns(text).runs.map(\.range) == [first, second])
  }
}

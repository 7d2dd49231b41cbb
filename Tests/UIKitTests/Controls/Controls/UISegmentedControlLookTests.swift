import Foundation
import Testing

@testable import UIKit

/// Tests of the colours and titles of segments.
@MainActor struct UISegmentedControlLookTests {
  private func control(_ titles: [String] = ["One", "Two"]) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    return control
  }

  private func titles(_ control: UISegmentedControl) -> [UILabel] {
    control.segments.map(\.label)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `the segment at the right takes what equal segments leave`(direction: UISemanticContentAttribute) {
    let control = control(["One", "One", "One"])
    control.semanticContentAttribute = direction
    control.layoutIfNeeded()
    // 200 = 66 + 66 + 68
    #expect(control.segments.map(\.frame.midX).sorted() == [33, 99, 166])
  }

  @Test func `the background colour is under a translucent grey`() throws {
    let control = control()
    // Apple's developer forums, thread 132208: #303b46 is shown as #38424c.
    control.backgroundColor = UIColor(red: 0x30 / 255, green: 0x3b / 255, blue: 0x46 / 255, alpha: 1)
    let pixel = try Pictured(control)[20, 4]
    for (shown, expected) in zip(pixel, [0x38, 0x42, 0x4c, 0xff]) { #expect(abs(Int(shown) - expected) <= 1) }
  }

  @Test func `a control without a background colour is a translucent grey`() throws {
    let control = control()
    #expect(control.backgroundColor == nil)
    // (118, 118, 128) at 12 percent, premultiplied.
    let pixel = try Pictured(control)[20, 4]
    for (shown, expected) in zip(pixel, [14, 14, 15, 31]) { #expect(abs(Int(shown) - expected) <= 1) }
  }

  @Test func `the fill and the selected segment are grey in the dark`() throws {
    let control = control()
    control.overrideUserInterfaceStyle = .dark
    control.selectedSegmentIndex = 1
    // (118, 118, 128) at 24 percent, premultiplied.
    let ground = try Pictured(control)[20, 4]
    for (shown, expected) in zip(ground, [28, 28, 31, 61]) { #expect(abs(Int(shown) - expected) <= 1) }
    // (191, 191, 204) at 47 percent over it. The shadow shines through.
    let selected = try Pictured(control)[150, 4]
    for (shown, expected) in zip(selected, [105, 105, 112, 152]) { #expect(abs(Int(shown) - expected) <= 4) }
  }

  @Test func `the tint of the selected segment is drawn as it is`() throws {
    let control = control()
    control.selectedSegmentIndex = 0
    control.selectedSegmentTintColor = UIColor(red: 0xeb / 255, green: 0xdb / 255, blue: 0x34 / 255, alpha: 1)
    #expect(try Pictured(control)[50, 4] == [0xeb, 0xdb, 0x34, 0xff])
  }

  @Test func `titles have the attributes of the normal state`() {
    let control = control()
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)], for: .normal)
    #expect(titles(control).map(\.textColor) == [.red, .red])
    #expect(titles(control).map(\.font.pointSize) == [20, 20])
    #expect(titles(control).map(\.textAlignment) == [.center, .center])
  }

  @Test func `the selected title has its own attributes`() {
    let control = control()
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    control.selectedSegmentIndex = 1
    #expect(titles(control).map(\.textColor) == [.red, .blue])
    control.selectedSegmentIndex = 0
    #expect(titles(control).map(\.textColor) == [.blue, .red])
  }

  @Test func `attributes that are removed leave the standard look`() {
    let control = control()
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes(nil, for: .normal)
    #expect(titles(control).map(\.textColor) == [.label, .label])
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }

  @Test func `a larger font makes the control wider`() {
    let control = control()
    let before = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
    #expect(control.intrinsicContentSize.width > before + 30)
  }
}

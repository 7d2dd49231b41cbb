import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct TextViewLinksTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  private let text = NSMutableAttributedString(
    string: "go home", attributes: [.foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 17)])

  init() {
    text.addAttribute(.link, value: "https://a.example", range: NSRange(location: 3, length: 4))
    view.attributedText = text
  }

  /// The colours of the runs of the text.
  private var colors: [Color] {
    let label = view.subviews.compactMap { $0 as? UILabel }.first
    return label?.resolvedText.runs.map(\.attributes.appearance.color) ?? []
  }

  private func color(_ color: UIColor) -> Color { color.resolved(with: view.traitCollection) }

  @Test func `a link has the tint colour`() {
    #expect(colors == [color(.black), color(view.tintColor)])
    view.tintColor = .red
    #expect(colors == [color(.black), color(.red)])
  }

  @Test func `a link has the tint of the views around it`() {
    let outer = UIView(frame: view.frame)
    outer.tintColor = .green
    outer.addSubview(view)
    #expect(colors.last == color(.green))
  }

  @Test func `a link has the attributes that are set for links`() {
    view.linkTextAttributes = [.foregroundColor: UIColor.orange, .underlineStyle: 1]
    #expect(colors == [color(.black), color(.orange)])
    let label = view.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.resolvedText.runs.map(\.attributes.appearance.underline) == [nil, .single])
  }

  @Test func `one attribute of links can be added to the tint colour`() {
    view.linkTextAttributes[.underlineStyle] = 1
    #expect(colors == [color(.black), color(view.tintColor)])
    #expect(view.linkTextAttributes.count == 2)
  }

  @Test func `link attributes do not change the text itself`() {
    view.linkTextAttributes = [.foregroundColor: UIColor.orange]
    #expect(view.attributedText.isEqual(to: text))
  }

  @Test func `links in a label have no look of their own`() {
    let label = UILabel()
    label.attributedText = text
    #expect(label.resolvedText.runs.map(\.attributes.appearance.color) == [color(.black), color(.black)])
  }

  @Test func `detected data are reported where an iPhone would show them`() {
    view.dataDetectorTypes = .link
    #expect(Diagnostics.found { _ = view.scene() } == [])
    view.isEditable = false
    #expect(
      Diagnostics.found { _ = view.scene() }.map(\.text) == [
        "UITextView.dataDetectorTypes is set, and CellSnap makes no links of what is in the text"
      ])
    view.text = ""
    #expect(Diagnostics.found { _ = view.scene() } == [])
  }

  @Test func `a layout manager of an app's class is reported`() {
    final class Rounded: NSLayoutManager {}
    func found(_ manager: NSLayoutManager) -> [String] {
      let container = NSTextContainer(size: .zero)
      manager.addTextContainer(container)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 30), textContainer: container)
      view.text = "a"
      return Diagnostics.found { _ = view.scene() }.map(\.text)
    }
    #expect(found(NSLayoutManager()) == [])
    #expect(
      found(Rounded()) == [
        "UITextView.init(frame:textContainer:) is called with a Rounded, and CellSnap draws the text without it"
      ])
  }

  @Test func `visible invisible characters are reported`() {
    view.layoutManager.showsInvisibleCharacters = true
    #expect(
      Diagnostics.found { _ = view.scene() }.map(\.text) == [
        "NSLayoutManager.showsInvisibleCharacters is true, and CellSnap draws no invisible characters"
      ])
  }
}

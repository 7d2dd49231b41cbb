import Foundation
import Testing
import UIKit
@testable import CellInspection

@MainActor @Suite struct AlternativeTextTests {
  @Test func `a line is written without breaks and double full stops`() {
    #expect(
      AlternativeText(["Hello\n  there.", "", "Bye."]).text == "Hello there, Bye.")
    #expect(AlternativeText(["Really?"]).text == "Really?")
    #expect(AlternativeText([]).text == "")
  }

  @Test func `a long text is cut between words`() {
    let long = AlternativeText([String(repeating: "word, ", count: 60)]).text
    #expect(long.count <= 200)
    #expect(long.hasSuffix("word…"))
    #expect(AlternativeText([String(repeating: "a", count: 300)]).text.count == 200)
  }

  @Test func `a description has the texts and values that VoiceOver reads, without the words for controls`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let button = UIButton(frame: CGRect(x: 0, y: 30, width: 40, height: 20))
    button.setTitle("Like", for: .normal)
    button.accessibilityValue = "7"
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    let silent = UILabel(frame: CGRect(x: 100, y: 0, width: 100, height: 20))
    silent.text = "Decoration"
    silent.accessibilityElementsHidden = true
    for view in [button, label, silent] { card.addSubview(view) }
    #expect(AlternativeText(of: card, rect: card.bounds).text == "Hello, Like: 7.")
    #expect(AlternativeText(of: card, rect: CGRect(x: 0, y: 25, width: 200, height: 35)).text == "Like: 7.")
  }

  /// A cell with a name above a price and a button.
  private final class ShopCell: UITableViewCell {
    let nameLabel = UILabel(frame: CGRect(x: 10, y: 0, width: 200, height: 20))
    let priceLabel = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 20))
    let buyButton = UIButton(frame: CGRect(x: 100, y: 20, width: 60, height: 20))

    convenience init(name: String) {
      self.init(style: .default, reuseIdentifier: nil)
      frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      nameLabel.text = name
      priceLabel.text = "9 €"
      buyButton.setTitle("Buy", for: .normal)
      for view in [nameLabel, priceLabel, buyButton] { contentView.addSubview(view) }
      layoutIfNeeded()
    }
  }

  @Test func `a crop of a cell is described by the views in it`() {
    let cell = ShopCell(name: "Teapot")
    let price = CGRect(x: 10, y: 20, width: 80, height: 20)
    #expect(AlternativeText(of: cell, rect: cell.bounds, part: price).text == "9 €.")
    #expect(
      AlternativeText(of: cell, rect: cell.bounds, part: CGRect(x: 10, y: 20, width: 150, height: 20)).text
        == "9 €, Buy.")
    #expect(AlternativeText(of: cell, rect: cell.bounds, part: cell.bounds).text == "Teapot, 9 €, Buy.")
  }

  @Test func `a crop of a row is not described by its neighbours in the padding`() {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 132))
    for (row, name) in ["Teapot", "Cup", "Spoon"].enumerated() {
      let cell = ShopCell(name: name)
      cell.frame.origin.y = CGFloat(row) * 44
      list.addSubview(cell)
    }
    let row = CGRect(x: 0, y: 44, width: 320, height: 44)
    let text = AlternativeText(of: list, rect: row.insetBy(dx: 0, dy: -10), part: row).text
    #expect(text == "Cup, 9 €, Buy.")
  }

  @Test func `an overlay is described by what it shows and by the picture below it`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    let card = UIView(frame: label.frame)
    #expect(
      AlternativeText(of: card, rect: card.bounds, title: "Frames of the views").text
        == "Frames of the views.")
    card.addSubview(label)
    #expect(
      AlternativeText(of: card, rect: card.bounds, title: "Frames of the views").text
        == "Frames of the views: Hello.")
  }
}

import CellDrawing
import Foundation
import Testing

@testable import UIKit

/// Tests of labels whose fonts have the leading of a text style, at 2 pixels per point if nothing else is said.
///
/// The height of a line is 1.193359375 times the font's size, and the distance of two baselines is Apple's.
@MainActor struct LabelLeadingTests {
  private func label(
    _ style: UIFont.TextStyle, lines: Int, category: UIContentSizeCategory = .large
  ) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    label.numberOfLines = 0
    label.text = Array(repeating: "Milk", count: lines).joined(separator: "\n")
    return label
  }

  private func height(_ label: UILabel) -> CGFloat { label.sizeThatFits(.zero).height }

  /// Stored frames of public nibs have most of these heights.
  @Test(
    arguments: [
      (.largeTitle, [41, 82, 123, 164]), (.title1, [33.5, 67.5, 101.5, 135.5]),
      (.title2, [26.5, 54.5, 82.5, 110.5]), (.title3, [24, 49, 74, 99]),
      (.headline, [20.5, 42.5, 64.5, 86.5]),
      (.body, [20.5, 42.5, 64.5, 86.5]), (.callout, [19.5, 40.5, 61.5, 82.5]),
      (.subheadline, [18, 38, 58, 78]),
      (.footnote, [16, 34, 52, 70]), (.caption1, [14.5, 30.5, 46.5, 62.5]),
      (.caption2, [13.5, 26.5, 39.5, 52.5]),
    ] as [(UIFont.TextStyle, [CGFloat])])
  func `heights of one to four lines at two pixels per point`(style: UIFont.TextStyle, heights: [CGFloat]) {
    #expect((1...4).map { height(label(style, lines: $0)) } == heights)
  }

  @Test(
    arguments: [
      (.largeTitle, [122, 245, 368, 491]), (.title1, [101, 203, 305, 407]), (.title2, [79, 163, 247, 331]),
      (.title3, [72, 147, 222, 297]), (.body, [61, 127, 193, 259]), (.callout, [58, 121, 184, 247]),
      (.subheadline, [54, 114, 174, 234]), (.footnote, [47, 101, 155, 209]), (.caption1, [43, 91, 139, 187]),
      (.caption2, [40, 79, 118, 157]),
    ] as [(UIFont.TextStyle, [Int])])
  func `heights of one to four lines in pixels at three pixels per point`(
    style: UIFont.TextStyle, pixels: [Int]
  ) {
    Device.using(Device(displayScale: 3)) {
      #expect((1...4).map { Int((height(label(style, lines: $0)) * 3).rounded()) } == pixels)
    }
  }

  @Test func `a negative leading moves lines together`() {
    // 2 * 56.087890625 - 0.087890625 = 112.09 for 47 points, whose lines are 56 points apart.
    #expect(height(label(.body, lines: 2, category: .accessibilityExtraExtraLarge)) == 112.5)
  }

  @Test func `the label of a font by size has whole lines`() {
    let label = label(.body, lines: 3)
    label.font = .systemFont(ofSize: 17)
    #expect(height(label) == 61)  // 3 * 20.287
  }

  @Test func `a label that adjusts its font takes the leading of its category`() {
    let label = label(.body, lines: 2)
    label.adjustsFontForContentSizeCategory = true
    Device.using(Device(contentSizeCategory: .extraExtraExtraLarge)) {
      #expect(height(label) == 56.5)  // 23 * 1.193359375 + 29 = 56.45
    }
  }

  @Test(
    arguments: [
      // The leading of a footnote is 2.486, and two lines are 31.027 points high without it.
      (.footnote, 1.5, 34), (.footnote, 4, 35.5),
      // The leading of a small caption is -0.127, and two lines are 26.254 points high without it.
      (.caption2, 1.5, 28), (.caption2, 0, 26.5),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat)])
  func `a positive leading is a minimum of the line spacing, and a negative one is added to it`(
    style: UIFont.TextStyle, spacing: CGFloat, expected: CGFloat
  ) {
    let label = label(style, lines: 2)
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = spacing
    label.attributedText = NSAttributedString(
      string: "Milk\nMilk",
      attributes: [.font: UIFont.preferredFont(forTextStyle: style), .paragraphStyle: paragraph])
    #expect(height(label) == expected)
  }

  @Test func `a line has the leading of its highest font`() {
    let label = label(.body, lines: 1)
    let text = NSMutableAttributedString(
      string: "Milk and\n", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.append(
      NSAttributedString(
        string: "bread\n", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)]))
    text.append(NSAttributedString(string: "2", attributes: [.font: UIFont.systemFont(ofSize: 13)]))
    label.attributedText = text
    // 20.287 + 1.713 + 15.514 + 2.486 + 15.514 = 55.51
    #expect(height(label) == 56)
    text.replaceCharacters(in: NSRange(location: 8, length: 1), with: " ")
    label.attributedText = text
    // The first line's highest font is the body's: 20.287 + 1.713 + 15.514.
    #expect(height(label) == 38)
  }

  @Test func `an empty line has the leading of its font`() {
    let label = label(.body, lines: 1)
    label.text = "Milk\n\nBread"
    #expect(height(label) == 64.5)  // 20.287 + 2 * 22
  }

  @Test func `the line limit leaves out the leading below the last line`() {
    let label = label(.body, lines: 4)
    label.numberOfLines = 2
    #expect(height(label) == 42.5)  // 20.287 + 22
    #expect(label.drawnText.isTruncated)
  }

  @Test func `a label for two lines without leading shows one`() {
    let label = label(.body, lines: 2)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 41)
    #expect(label.drawnLineCount == 1)
    label.frame.size.height = 42.5
    #expect(label.drawnLineCount == 2)
  }

  @Test func `the leading shrinks with the letters`() throws {
    let label = label(.body, lines: 2)
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    let text = label.labelText(in: CGSize(width: 100, height: 21.2), lineLimit: 2)
    // At half the size, two lines are 10.144 + 11 = 21.144 points high.
    #expect(text.scaleFactor == 0.5)
    #expect(abs(text.laidOut.size.height - 21.144) < 0.001)
  }

  @Test func `the first baseline is where it is without leading, and the last one is below it`() throws {
    let distances = try #require(label(.footnote, lines: 3).baselineDistances)
    let ascender = 0.9521484375 * 13
    #expect(abs(distances.first - ascender) < 0.001)
    // The label is 52 points high, and its baselines are 18 points apart.
    #expect(abs(distances.last - (52 - ascender - 36)) < 0.001)
  }

  @Test func `a constraint to the last baseline counts the leading`() {
    let (view, label, line) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), label(.footnote, lines: 3), UIView()
    )
    for child in [label, line] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.widthAnchor.constraint(equalToConstant: 10), line.heightAnchor.constraint(equalToConstant: 1),
    ])
    view.layoutIfNeeded()
    #expect(label.frame.height == 52)
    #expect(line.frame.minY == 48.5)  // 12.378 + 36, on a pixel
  }

  @Test func `a label in a nib has the leading of its style`() throws {
    let label = try #require(
      made(
        """
        <label numberOfLines="0" id="1"><rect key="frame" x="0.0" y="0.0" width="100" height="21"/>
        <string key="text">Milk
        and
        bread</string><fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/></label>
        """, as: UILabel.self))
    #expect(height(label) == 52)  // 15.514 + 2 * 18
  }

  @Test func `a button's title of two lines has the leading of its style`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Milk\nBread"
    let button = UIButton(configuration: configuration)
    // 7 + (20.287 + 22, rounded up) + 7
    #expect(button.sizeThatFits(CGSize(width: 300, height: 300)).height == 56.5)
  }

  @Test func `a row grows by 22 points for each further line`() {
    func height(_ text: String) -> CGFloat {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      return cell.sizeThatFits(CGSize(width: 343, height: 0)).height
    }
    #expect(height("Milk\nBread\nTea") - height("Milk\nBread") == 22)
  }
}

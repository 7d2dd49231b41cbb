import Testing
import UIKit

@testable import CellSnapSocialFeed

@MainActor struct MessageCellTests {
  let table = CGSize(width: 320, height: 568)

  private func bubble(_ text: String, isOutgoing: Bool) -> CGRect {
    MessageCell.rectForBubbleView(
      MessageCellVM(message: Message(id: "1", text: text, isOutgoing: isOutgoing)), tableSize: table)
  }

  @Test func `the height of a message is the height of one line and its padding`() {
    let viewModel = MessageCellVM(message: Message(id: "1", text: "Hi", isOutgoing: false))
    #expect(bubble("Hi", isOutgoing: false).height == CGFloat(8 + 21 + 8))
    #expect(MessageCell.calculateCellHeight(from: viewModel, tableSize: table) == CGFloat(3 + 37 + 3))
    #expect(MessageCell.calculateCellHeight(from: nil, tableSize: table) == CGFloat(3 + 37 + 3))
  }

  @Test func `a reused bubble keeps its first shadow`() {
    let cell = MessageCell(style: .default, reuseIdentifier: nil)
    cell.show(MessageCellVM(message: Message(id: "1", text: "Hi", isOutgoing: false)), tableSize: table)
    #expect(cell.bubbleView?.layer.shadowOpacity == 0.12)
    // Only the first styling of a bubble sets its shadow.
    cell.bubbleView?.layer.shadowOpacity = 0.5
    let color = cell.bubbleView?.backgroundColor
    cell.show(MessageCellVM(message: Message(id: "2", text: "Ho", isOutgoing: true)), tableSize: table)
    #expect(cell.bubbleView?.backgroundColor != color)
    #expect(cell.bubbleView?.layer.shadowOpacity == 0.5)
  }

  @Test func `incoming messages are on the left and outgoing ones on the right`() {
    #expect(bubble("Hi", isOutgoing: false).minX == 10)
    #expect(bubble("Hi", isOutgoing: true).maxX == CGFloat(320 - 10))
  }

  @Test func `a wide table keeps its bubbles in the readable column`() {
    let wide = CGSize(width: 768, height: 1024)
    let bubbles = [false, true].map { isOutgoing in
      MessageCell.rectForBubbleView(
        MessageCellVM(message: Message(id: "1", text: "Hi", isOutgoing: isOutgoing)), tableSize: wide)
    }
    #expect(bubbles[0].minX == CGFloat((768 - 640) / 2))
    #expect(bubbles[1].maxX == CGFloat((768 + 640) / 2))
  }

  @Test func `the sides of messages are swapped from right to left`() {
    onPhone(.rightToLeft) {
      #expect(bubble("Hi", isOutgoing: false).maxX == CGFloat(320 - 10))
      #expect(bubble("Hi", isOutgoing: true).minX == 10)
    }
  }

  @Test func `a long message wraps at three quarters of the table`() {
    let rect = bubble(String(repeating: "word ", count: 60), isOutgoing: false)
    #expect(rect.width <= CGFloat(0.76 * 320).rounded(.up))
    #expect(rect.height > CGFloat(8 + 4 * 21 + 8))
  }

  @Test func `the text is inside its bubble`() {
    let viewModel = MessageCellVM(message: Message(id: "1", text: "Hello there", isOutgoing: true))
    let bubble = MessageCell.rectForBubbleView(viewModel, tableSize: table)
    #expect(
      MessageCell.rectForMessageLabel(viewModel, tableSize: table) == bubble.insetBy(dx: 13, dy: 8))
  }

  @Test(arguments: ["", " ", "\n\n", "\u{FFFD}"])
  func `an empty text has a bubble`(text: String) {
    #expect(bubble(text, isOutgoing: false).height >= CGFloat(8 + 21 + 8))
  }

  @Test(arguments: [0, -5, CGFloat.nan, .infinity, 1e9])
  func `an absurd width gives a height of one or two lines`(width: CGFloat) {
    let viewModel = MessageCellVM(message: Message(id: "1", text: "Hi", isOutgoing: false))
    let height = MessageCell.calculateCellHeight(
      from: viewModel, tableSize: CGSize(width: width, height: 100))
    // A line is 21 points high, a further one 22, the bubble's padding is 8 and its margin 3.
    let heights: [CGFloat] = [43, 43 + 22]
    #expect(heights.contains(height))
  }
}

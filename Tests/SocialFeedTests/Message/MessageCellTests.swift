import Testing
import UIKit

@testable import CellSnapSocialFeed

@MainActor struct MessageCellTests {
  let table = CGSize(width: 320, height: 568)

  private func bubble(_ text: String, isOutgoing: Bool) -> CGRect {
    MessageCell.rectForBubbleView(
      MessageCellVM(message: Message(id: "1", text: text, isOutgoing: isOutgoing)), tableSize: table)
  }

  @Test func aMessageIsOneLineHighAndItsPadding() {
    let viewModel = MessageCellVM(message: Message(id: "1", text: "Hi", isOutgoing: false))
    #expect(bubble("Hi", isOutgoing: false).height == CGFloat(8 + 21 + 8))
    #expect(MessageCell.calculateCellHeight(from: viewModel, tableSize: table) == CGFloat(3 + 37 + 3))
    #expect(MessageCell.calculateCellHeight(from: nil, tableSize: table) == CGFloat(3 + 37 + 3))
  }

  @Test func `a reused bubble has the shadow that it got when it was new`() {
    let cell = MessageCell(style: .default, reuseIdentifier: nil)
    cell.show(MessageCellVM(message: Message(id: "1", text: "Hi", isOutgoing: false)), tableSize: table)
    #expect(cell.bubbleView?.layer.shadowOpacity == 0.12)
    // Nothing but the first style of a bubble sets its shadow.
    cell.bubbleView?.layer.shadowOpacity = 0.5
    let color = cell.bubbleView?.backgroundColor
    cell.show(MessageCellVM(message: Message(id: "2", text: "Ho", isOutgoing: true)), tableSize: table)
    #expect(cell.bubbleView?.backgroundColor != color)
    #expect(cell.bubbleView?.layer.shadowOpacity == 0.5)
  }

  @Test func incomingIsLeftAndOutgoingRight() {
    #expect(bubble("Hi", isOutgoing: false).minX == 10)
    #expect(bubble("Hi", isOutgoing: true).maxX == CGFloat(320 - 10))
  }

  @Test func aWideTableKeepsItsBubblesInTheReadableColumn() {
    let wide = CGSize(width: 768, height: 1024)
    let bubbles = [false, true].map { isOutgoing in
      MessageCell.rectForBubbleView(
        MessageCellVM(message: Message(id: "1", text: "Hi", isOutgoing: isOutgoing)), tableSize: wide)
    }
    #expect(bubbles[0].minX == CGFloat((768 - 640) / 2))
    #expect(bubbles[1].maxX == CGFloat((768 + 640) / 2))
  }

  @Test func theSidesChangeFromRightToLeft() {
    onPhone(.rightToLeft) {
      #expect(bubble("Hi", isOutgoing: false).maxX == CGFloat(320 - 10))
      #expect(bubble("Hi", isOutgoing: true).minX == 10)
    }
  }

  @Test func aLongMessageWrapsAtThreeQuartersOfTheTable() {
    let rect = bubble(String(repeating: "word ", count: 60), isOutgoing: false)
    #expect(rect.width <= CGFloat(0.76 * 320).rounded(.up))
    #expect(rect.height > CGFloat(8 + 4 * 21 + 8))
  }

  @Test func theTextIsInsideItsBubble() {
    let viewModel = MessageCellVM(message: Message(id: "1", text: "Hello there", isOutgoing: true))
    let bubble = MessageCell.rectForBubbleView(viewModel, tableSize: table)
    #expect(
      MessageCell.rectForMessageLabel(viewModel, tableSize: table) == bubble.insetBy(dx: 13, dy: 8))
  }

  @Test(arguments: ["", " ", "\n\n", "\u{FFFD}"])
  func emptyTextsHaveABubble(text: String) {
    #expect(bubble(text, isOutgoing: false).height >= CGFloat(8 + 21 + 8))
  }

  @Test(arguments: [0, -5, CGFloat.nan, .infinity, 1e9])
  func absurdWidthsGiveAHeightOfOneOrTwoLines(width: CGFloat) {
    let viewModel = MessageCellVM(message: Message(id: "1", text: "Hi", isOutgoing: false))
    let height = MessageCell.calculateCellHeight(
      from: viewModel, tableSize: CGSize(width: width, height: 100))
    // A line is 21 high, the bubble's padding 8 and its margin 3.
    let heights: [CGFloat] = [43, 43 + 20]
    #expect(heights.contains(height))
  }
}

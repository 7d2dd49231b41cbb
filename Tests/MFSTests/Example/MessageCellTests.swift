import MFS
import Testing
import UIKit

extension MFSTests {
  @MainActor struct MessageCellTests {
    let tableSize = CGSize(width: 320, height: 480)
    let long = MessageCellVM(id: 1, text: String(repeating: "words ", count: 60), isIncoming: true)

    @Test func `the height of a cell is the height of its text and margin`() {
      let rect = MessageCell.rectForMessageLabel(long, tableSize: tableSize)
      #expect(MessageCell.calculateCellHeight(from: long, tableSize: tableSize) == rect.maxY + 10)
      #expect(rect.width <= 320 - 30)
      #expect(rect.height > 4 * 16)
    }

    @Test func `the label has the frame that its function returns`() throws {
      let cell = MessageCell(style: .default, reuseIdentifier: nil)
      cell.show(long, tableSize: tableSize)
      let label = try #require(cell.messageLabel)
      #expect(label.frame == MessageCell.rectForMessageLabel(long, tableSize: tableSize))
      #expect(label.superview === cell.contentView)
      #expect(label.isStylized)
    }

    @Test func `heights measured in the background equal the main thread's heights`() async throws {
      var registry = MFSCellRegistry()
      registry.register(MessageCell.self)
      let rows = {
        (0..<40).map {
          MessageCellVM(id: $0, text: String(repeating: "Wörter 漢字 ", count: $0), isIncoming: true)
        }
      }
      let background = try await MFSCoordinatePrecompute(
        registry: registry, tableSize: tableSize, maximumTaskCount: 4
      ).heights(of: rows())
      #expect(background == rows().map { registry.height(of: $0, tableSize: tableSize) })
    }

    @Test func `a reused cell does not show its old text`() {
      let cell = MessageCell(style: .default, reuseIdentifier: nil)
      cell.show(long, tableSize: tableSize)
      cell.show(MessageCellVM(id: 2, text: "", isIncoming: false), tableSize: tableSize)
      #expect(cell.messageLabel?.text == "")
    }
  }
}

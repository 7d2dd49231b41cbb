import Foundation
import MFS
import UIKit

/// A view model without a fault. Its subclasses have one fault each.
class PostCellVM: MFSViewModel, @unchecked Sendable {
  // Sendable: no property changes, the caches have locks, and subclasses lock the state that they add.
  let name: String
  let text: String
  let subviewFrames = MFSSubviewCache(.subviewFrames)
  let subviewSizes = MFSSubviewCache(.subviewSizes)

  required init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  func isEqual(to other: PostCellVM) -> Bool { name == other.name && text == other.text }

  var shownState: MFSShownState { MFSShownState() }

  static var samples: [(name: String, text: String)] {
    [
      ("Anna", "The train leaves at seven, so we should meet at the station before half past six."),
      ("Ben", "Fine."),
      ("Clara", "I bring the tickets and something to read for all of us."),
    ]
  }
}

/// A cell in the pattern without a fault.
class PostCell: UITableViewCell, MFSCell {
  var nameLabel: UILabel?
  var messageLabel: UILabel?
  var viewModel: PostCellVM? { didSet { viewModelDidChange() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    sizeDidChange()
  }

  func initSubviews() {
    nameLabel = nameLabel ?? UILabel()
    messageLabel = messageLabel ?? UILabel()
  }

  func updateStyles() {
    nameLabel?.font = Self.nameFont
    nameLabel?.lineBreakMode = .byTruncatingTail
    messageLabel?.font = Self.messageFont
    messageLabel?.numberOfLines = 0
  }

  func bindData(from viewModel: PostCellVM?) {
    nameLabel?.text = viewModel?.name
    messageLabel?.text = viewModel?.text
  }

  func resizeSubviews() {
    guard let viewModel else { return }
    nameLabel?.frame = Self.rectForNameLabel(tableSize: tableSize)
    messageLabel?.frame = Self.rectForMessageLabel(viewModel, tableSize: tableSize)
  }

  func addSubviewsToSuperview() {
    contentView.addMissingSubviews(nameLabel, messageLabel)
  }

  nonisolated class var nameFont: UIFont { .preferredFont(forTextStyle: .headline) }
  nonisolated class var messageFont: UIFont { .preferredFont(forTextStyle: .body) }

  nonisolated class func rectForNameLabel(tableSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("nameLabel", width: tableSize.width) {
      CGRect(x: 16, y: 10, width: tableSize.width - 32, height: nameFont.lineHeight.rounded(.up))
    }
  }

  nonisolated class func rectForMessageLabel(_ viewModel: PostCellVM, tableSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("messageLabel", width: tableSize.width) {
      let room = CGSize(width: tableSize.width - 32, height: .greatestFiniteMagnitude)
      let text = NSAttributedString(string: viewModel.text, attributes: [.font: messageFont])
      let size = text.boundingRect(
        with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
      ).size
      let y = rectForNameLabel(tableSize: tableSize).maxY + 4
      return CGRect(x: 16, y: y, width: room.width, height: size.height.rounded(.up))
    }
  }

  nonisolated class func calculateCellHeight(from viewModel: PostCellVM?, tableSize: CGSize) -> CGFloat {
    guard let viewModel else { return 40 }
    return rectForMessageLabel(viewModel, tableSize: tableSize).maxY + 10
  }

  nonisolated class func calculateCoordinates(for viewModel: PostCellVM, tableSize: CGSize) {
    _ = calculateCellHeight(from: viewModel, tableSize: tableSize)
  }
}

/// A table of posts with cells and view models of any class.
final class PostsController: MFSTableController {
  private let cellClass: PostCell.Type

  init(_ cellClass: PostCell.Type, viewModels: PostCellVM.Type = PostCellVM.self) {
    self.cellClass = cellClass
    super.init(style: .plain)
    registry.register(cellClass)
    sections = [MFSTableSection(PostCellVM.samples.map { viewModels.init(name: $0.name, text: $0.text) })]
  }

  required init?(coder: NSCoder) {
    nil
  }
}

public import UIKit

/// A table's cell in the MFS pattern, in four files.
///
/// ```swift
/// // MessageCell.swift
/// final class MessageCell: UITableViewCell, MFSCell {
///   var messageLabel: UILabel?
///   var viewModel: MessageCellVM? { didSet { viewModelDidChange() } }
///
///   override func layoutSubviews() {
///     super.layoutSubviews()
///     sizeDidChange()
///   }
/// }
///
/// // MessageCell+Management.swift: the only file that touches the stored subviews
/// extension MessageCell {
///   func initSubviews() {
///     messageLabel = messageLabel ?? UILabel()
///   }
///
///   func updateStyles() {
///     if let messageLabel { Self.style(messageLabel: messageLabel, for: viewModel) }
///   }
///
///   func bindData(from viewModel: MessageCellVM?) {
///     messageLabel?.text = viewModel?.text
///     messageLabel?.isHidden = viewModel == nil
///   }
///
///   func resizeSubviews() {
///     guard let viewModel else { return }
///     messageLabel?.frame = Self.rectForMessageLabel(viewModel, tableSize: tableSize)
///   }
///
///   func addSubviewsToSuperview() {
///     contentView.addMissingSubviews(messageLabel)
///   }
/// }
///
/// // MessageCell+Frames.swift: pure, for any thread
/// nonisolated extension MessageCell {
///   static func rectForMessageLabel(_ viewModel: MessageCellVM, tableSize: CGSize) -> CGRect {
///     viewModel.subviewFrames.rect("messageLabel", width: tableSize.width) {
///       let limit = CGSize(width: tableSize.width - 30, height: .greatestFiniteMagnitude)
///       let text = NSAttributedString(string: viewModel.text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
///       let size = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size
///       return CGRect(x: 15, y: 10, width: size.width, height: size.height).integral
///     }
///   }
///
///   static func calculateCellHeight(from viewModel: MessageCellVM?, tableSize: CGSize) -> CGFloat {
///     guard let viewModel else { return baseCellHeight }
///     return rectForMessageLabel(viewModel, tableSize: tableSize).maxY + 10
///   }
/// }
///
/// // MessageCell+Styles.swift
/// extension MessageCell {
///   static func style(messageLabel: UILabel, for viewModel: MessageCellVM?) {
///     messageLabel.textColor = viewModel?.isIncoming == true ? .label : .white
///     messageLabel.font = .systemFont(ofSize: 16)
///     messageLabel.numberOfLines = 0
///     messageLabel.stylizeOnce {
///       messageLabel.layer.shadowOpacity = 0.2
///     }
///   }
/// }
/// ```
///
/// An `MFSTableController` resizes its cells itself, so that there the override of `layoutSubviews` may be left out.
///
/// A cell whose subviews are always the same may build before it has a view model: `prepareUI()` at the end of
/// `init(style:reuseIdentifier:)`. A cell whose content is too varied states `.cellRebuild` as its `updateOrder`.
public protocol MFSCell: MFSView where Self: UITableViewCell {
  /// The height without a view model and of a class that calculates none, in points; by default 40.
  nonisolated static var baseCellHeight: CGFloat { get }

  /// The height of a row, in points; by default `baseCellHeight`.
  nonisolated static func calculateCellHeight(from viewModel: ViewModel?, tableSize: CGSize) -> CGFloat

  /// Calls every Frames function and so fills the caches; by default it calculates the height.
  nonisolated static func calculateCoordinates(for viewModel: ViewModel, tableSize: CGSize)

  /// Does ahead what is dear to draw and no frame, such as decoding photos; called on any thread, by default nothing.
  nonisolated static func prepareContents(for viewModel: ViewModel, tableSize: CGSize)
}

extension MFSCell {
  public nonisolated static var baseCellHeight: CGFloat { 40 }

  public nonisolated static func calculateCellHeight(
    from viewModel: ViewModel?, tableSize: CGSize
  ) -> CGFloat {
    baseCellHeight
  }

  public nonisolated static func calculateCoordinates(for viewModel: ViewModel, tableSize: CGSize) {
    _ = calculateCellHeight(from: viewModel, tableSize: tableSize)
  }

  public nonisolated static func prepareContents(for viewModel: ViewModel, tableSize: CGSize) {}

  public var sizingInputs: SizingInputs {
    SizingInputs(bounds: bounds.size, content: contentView.bounds.size, table: tableSize)
  }
}

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
/// An `MFSTableController` resizes its cells itself, so there the override of `layoutSubviews` can be omitted.
///
/// A cell whose subviews are always the same may build before it has a view model: it calls `prepareUI()` at the
/// end of `init(style:reuseIdentifier:)`. A cell with very different contents sets `.cellRebuild` as its
/// `updateOrder`.
public protocol MFSCell: MFSView where Self: UITableViewCell {
  /// The height of a row without a view model, or of a class that calculates no height, in points. By default 40.
  nonisolated static var baseCellHeight: CGFloat { get }

  /// Returns the height of a row, in points. By default `baseCellHeight`.
  nonisolated static func calculateCellHeight(from viewModel: ViewModel?, tableSize: CGSize) -> CGFloat

  /// Calls every Frames function and so fills the caches. By default it calculates the height.
  nonisolated static func calculateCoordinates(for viewModel: ViewModel, tableSize: CGSize)

  /// Prepares expensive contents that are not frames, such as decoding photos. It is called on any thread. By
  /// default it does nothing.
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

  public var sizingInputs: MFSSizingInputs {
    MFSSizingInputs(bounds: bounds.size, content: contentView.bounds.size, table: tableSize)
  }
}

import UIKit

// Cells as apps have them, laid out by hand, each the content of one entry. Their height fits their text.

/// A text with margins, as in the README.
final class PlainNoteCell: UITableViewCell {
  private let noteLabel = UILabel()

  convenience init(note: String) {
    self.init(style: .default, reuseIdentifier: nil)
    noteLabel.font = .preferredFont(forTextStyle: .body)
    noteLabel.numberOfLines = 0
    noteLabel.text = note
    contentView.addSubview(noteLabel)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let note = noteLabel.sizeThatFits(CGSize(width: size.width - 30, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width, height: note.height + 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    noteLabel.frame = contentView.bounds.insetBy(dx: 15, dy: 12)
  }
}

/// A chat's bubble, at most three quarters as wide as the cell.
final class BubbleCell: UITableViewCell {
  private let bubbleView = UIView()
  private let messageLabel = UILabel()

  convenience init(message: String) {
    self.init(style: .default, reuseIdentifier: nil)
    bubbleView.backgroundColor = .secondarySystemBackground
    bubbleView.layer.cornerRadius = 16
    messageLabel.font = .preferredFont(forTextStyle: .body)
    messageLabel.numberOfLines = 0
    messageLabel.text = message
    contentView.addSubview(bubbleView)
    bubbleView.addSubview(messageLabel)
  }

  private func messageSize(width: CGFloat) -> CGSize {
    let size = messageLabel.sizeThatFits(
      CGSize(width: (width * 0.75).rounded(.down) - 24, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: messageSize(width: size.width).height + 28)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = messageSize(width: contentView.bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = size.width + 24
    bubbleView.frame = CGRect(
      x: isMirrored ? contentView.bounds.width - width - 12 : 12, y: 4, width: width,
      height: contentView.bounds.height - 8)
    messageLabel.frame = bubbleView.bounds.insetBy(dx: 12, dy: 10)
  }
}

/// A picture of 16 to 9 above its caption.
final class FilmView: UIView {
  private let posterView = UIView()
  private let captionLabel = UILabel()

  convenience init(caption: String) {
    self.init(frame: .zero)
    posterView.backgroundColor = .systemIndigo
    captionLabel.font = .preferredFont(forTextStyle: .headline)
    captionLabel.numberOfLines = 0
    captionLabel.text = caption
    addSubview(posterView)
    addSubview(captionLabel)
  }

  private func layOut(width: CGFloat) -> CGFloat {
    posterView.frame = CGRect(x: 0, y: 0, width: width, height: (width * 9 / 16).rounded())
    let limit = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
    captionLabel.frame = CGRect(
      x: 16, y: posterView.frame.maxY + 8, width: limit.width,
      height: captionLabel.sizeThatFits(limit).height.rounded(.up))
    return captionLabel.frame.maxY + 12
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layOut(width: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(width: bounds.width)
  }
}

/// A custom header of a section.
final class DayHeader: UITableViewHeaderFooterView {
  private let dayLabel = UILabel()

  convenience init(day: String) {
    self.init(reuseIdentifier: nil)
    dayLabel.font = .preferredFont(forTextStyle: .footnote)
    dayLabel.numberOfLines = 0
    dayLabel.text = day
    contentView.addSubview(dayLabel)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = CGSize(width: size.width - 32, height: .greatestFiniteMagnitude)
    return CGSize(width: size.width, height: dayLabel.sizeThatFits(limit).height.rounded(.up) + 16)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dayLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 8)
  }
}

/// An item of a collection view with a name below a disc.
final class FriendItem: UICollectionViewCell {
  private let discView = UIView()
  private let nameLabel = UILabel()

  convenience init(name: String) {
    self.init(frame: .zero)
    discView.backgroundColor = .systemTeal
    discView.layer.cornerRadius = 24
    nameLabel.font = .preferredFont(forTextStyle: .caption1)
    nameLabel.numberOfLines = 0
    nameLabel.textAlignment = .center
    nameLabel.text = name
    contentView.addSubview(discView)
    contentView.addSubview(nameLabel)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = CGSize(width: size.width - 16, height: .greatestFiniteMagnitude)
    return CGSize(width: size.width, height: nameLabel.sizeThatFits(limit).height.rounded(.up) + 76)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    discView.frame = CGRect(x: contentView.bounds.midX.rounded() - 24, y: 8, width: 48, height: 48)
    nameLabel.frame = CGRect(
      x: 8, y: 64, width: contentView.bounds.width - 16, height: contentView.bounds.height - 76)
  }
}

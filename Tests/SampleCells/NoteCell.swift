import UIKit

/// A cell without a fault: photo, title, text and a button. Its subclasses have one fault each.
class NoteCell: UITableViewCell {
  let photoView = UIImageView()
  let titleLabel = UILabel()
  let bodyLabel = UILabel()
  let moreButton = UIButton()
  private(set) var row: NoteRow?
  /// The width in points for which the subviews are mirrored, or nil if they are laid out from left to right.
  private var mirroredWidth: CGFloat?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    titleLabel.lineBreakMode = .byTruncatingTail
    titleLabel.textColor = .label
    bodyLabel.numberOfLines = 0
    moreButton.setImage(NotePicture.more, for: .normal)
    moreButton.accessibilityLabel = "More"
    for view in [photoView, titleLabel, bodyLabel, moreButton] { contentView.addSubview(view) }
    setUp()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Sets up what a subclass with a fault adds.
  func setUp() {}

  func show(_ row: NoteRow) {
    self.row = row
    titleLabel.font = Self.titleFont
    bodyLabel.font = Self.bodyFont
    showPhoto(row)
    showTitle(row)
    showBody(row)
    setNeedsLayout()
  }

  func showPhoto(_ row: NoteRow) {
    photoView.image = row.hasPhoto ? NotePicture.photo : nil
    photoView.isHidden = !row.hasPhoto
  }

  func showTitle(_ row: NoteRow) {
    titleLabel.text = row.title
    titleLabel.textColor = row.isImportant ? .red : .label
  }

  func showBody(_ row: NoteRow) {
    bodyLabel.text = row.body
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let mirroredWidth { mirrorSubviews(in: mirroredWidth) }
    layOut(width: bounds.width)
    let isMirrored = isMirroredFromRightToLeft && effectiveUserInterfaceLayoutDirection == .rightToLeft
    mirroredWidth = isMirrored ? bounds.width : nil
    if isMirrored { mirrorSubviews(in: bounds.width) }
  }

  var isMirroredFromRightToLeft: Bool { true }

  private func mirrorSubviews(in width: CGFloat) {
    for view in contentView.subviews { view.frame.origin.x = width - view.frame.maxX }
  }

  func layOut(width: CGFloat) {
    guard let row else { return }
    photoView.frame = CGRect(x: 16, y: 12, width: 44, height: 44)
    moreButton.frame = CGRect(x: width - 44, y: 8, width: 44, height: 44)
    titleLabel.frame = Self.titleFrame(width: width)
    bodyLabel.frame = Self.bodyFrame(of: row, width: width)
  }

  class var titleFont: UIFont { .preferredFont(forTextStyle: .headline) }
  class var bodyFont: UIFont { .preferredFont(forTextStyle: .body) }

  class func titleFrame(width: CGFloat) -> CGRect {
    CGRect(x: 76, y: 12, width: width - 76 - 44, height: titleFont.lineHeight.rounded(.up))
  }

  class func bodyFrame(of row: NoteRow, width: CGFloat) -> CGRect {
    let room = CGSize(width: width - 76 - 44, height: .greatestFiniteMagnitude)
    let size = (row.body as NSString).boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: bodyFont],
      context: nil
    ).size
    let y = titleFrame(width: width).maxY
    return CGRect(
      x: 76, y: row.body.isEmpty ? y : y + 4, width: room.width, height: size.height.rounded(.up))
  }

  /// Returns the height of a row in points.
  class func height(of row: NoteRow, width: CGFloat) -> CGFloat {
    max(12 + 44 + 12, bodyFrame(of: row, width: width).maxY + 12)
  }
}

import UIKit

/// A cell that parses what the server sends, in Swift of several years.
class ReviewCell: UITableViewCell {
  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }()

  func configure(with page: Page<Review>, isNew: @escaping (Review) -> Bool) {
    let stack = UIStackView()
    stack.axis = UILayoutConstraintAxis.vertical
    stack.spacing = 4
    stack.layoutMargins = UIEdgeInsetsMake(8, 16, 8, 16)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
    for review in page.items {
      let label = UILabel()
      label.numberOfLines = 0
      let date = Self.formatter.date(from: review.writtenOn)!
      let days = Int(date.timeIntervalSince1970 / 86_400)
      let text = "\(review.author ?? "?"), order \(Int(review.orderNumber)! + 1), day \(days), \(review.kind)"
      label.attributedText = text.spaced
      stack.addArrangedSubview(label)
      if isNew(review) { label.textColor = .brand }
    }
    let label = UILabel()
    label.text = "\(page.range.first) to \(page.range.last): \(page.items.first?.body ?? "")"
    stack.addArrangedSubview(label)
  }
}

extension String {
  /// The text with a distance between its letters.
  var spaced: NSAttributedString {
    NSAttributedString(
      string: self,
      attributes: [
        NSKernAttributeName: 1,
        NSFontAttributeName: UIFont.systemFont(ofSize: 15, weight: UIFontWeightMedium),
      ])
  }
}

import UIKit

// Cells as apps have them, laid out by constraints, each the content of one entry. Their height fits their
// text.

extension UIView {
  fileprivate func fill(_ guide: UILayoutGuide) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor), leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}

@MainActor private func label(_ text: String, _ style: UIFont.TextStyle, lines: Int = 0) -> UILabel {
  let label = UILabel()
  label.font = .preferredFont(forTextStyle: style)
  label.adjustsFontForContentSizeCategory = true
  label.numberOfLines = lines
  label.text = text
  return label
}

/// A title and a text in a column.
final class ArticleCell: UITableViewCell {
  convenience init(title: String, summary: String) {
    self.init(style: .default, reuseIdentifier: nil)
    let column = UIStackView(arrangedSubviews: [label(title, .headline), label(summary, .subheadline)])
    column.axis = .vertical
    column.spacing = 4
    contentView.addSubview(column)
    column.fill(contentView.layoutMarginsGuide)
  }
}

/// A disc beside a name and the last message.
final class ConversationCell: UITableViewCell {
  convenience init(name: String, message: String) {
    self.init(style: .default, reuseIdentifier: nil)
    let disc = UIView()
    disc.backgroundColor = .systemOrange
    disc.layer.cornerRadius = 20
    let column = UIStackView(arrangedSubviews: [label(name, .headline), label(message, .body)])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [disc, column])
    row.alignment = .top
    row.spacing = 12
    contentView.addSubview(row)
    row.fill(contentView.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      disc.widthAnchor.constraint(equalToConstant: 40), disc.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}

/// A setting with a switch, whose name may take several lines.
final class SwitchCell: UITableViewCell {
  convenience init(setting: String) {
    self.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label(setting, .body), toggle])
    row.alignment = .center
    row.spacing = 12
    contentView.addSubview(row)
    row.fill(contentView.layoutMarginsGuide)
  }
}

/// A card on its own background.
final class ProductCard: UIView {
  convenience init(name: String, price: String) {
    self.init(frame: .zero)
    backgroundColor = .systemBackground
    let card = UIView()
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    let column = UIStackView(arrangedSubviews: [label(name, .title3), label(price, .body)])
    column.axis = .vertical
    column.spacing = 8
    addSubview(card)
    card.addSubview(column)
    card.fill(layoutMarginsGuide)
    column.fill(card.layoutMarginsGuide)
  }
}

/// A notice with a button below its text.
final class NoticeView: UIView {
  convenience init(text: String, action: String) {
    self.init(frame: .zero)
    backgroundColor = .systemBackground
    let textLabel = label(text, .callout)
    let button = UIButton(type: .system)
    button.setTitle(action, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .callout)
    for view in [textLabel, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      textLabel.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      textLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      textLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      button.topAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: textLabel.leadingAnchor),
      button.trailingAnchor.constraint(lessThanOrEqualTo: textLabel.trailingAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      button.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }
}

import Combine
import SwiftUI
import UIKit

/// A cell that is made in code and filled by a publisher.
class OfferCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private let badge = BadgeView()
  private var cancellables: Set<AnyCancellable> = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.numberOfLines = 0
    contentView.backgroundColor = .secondarySystemBackground
    for view in [titleLabel, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      badge.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  func bind(_ model: OfferModel) {
    model.$title.receive(on: DispatchQueue.main).sink { [weak self] title in
      self?.titleLabel.text = title
    }.store(in: &cancellables)
    badge.count = model.count
  }
}

final class OfferModel: ObservableObject {
  @Published var title: String
  let count: Int

  init(title: String, count: Int) {
    self.title = title
    self.count = count
  }
}

struct UIViewPreview: UIViewRepresentable {
  let make: () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}
}

struct OfferCell_Previews: PreviewProvider {
  static var previews: some View {
    UIViewPreview {
      let cell = OfferCell(frame: .zero)
      cell.bind(OfferModel(title: "Two for one", count: 3))
      return cell
    }
    .previewDisplayName("Two for one")
  }
}

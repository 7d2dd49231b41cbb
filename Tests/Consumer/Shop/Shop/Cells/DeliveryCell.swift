import Combine
import FSCalendar
import Lottie
import UIKit

/// A cell with views of modules that are missing, which are marked areas, and with a text that a publisher sends.
class DeliveryCell: UITableViewCell {
  private let van = LottieAnimationView()
  private let days = FSCalendar()
  private let dayLabel = UILabel()
  private var subscription: AnyCancellable?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    van.loopMode = .loop
    for view in [van, days, dayLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      van.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      van.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      van.widthAnchor.constraint(equalToConstant: 48),
      van.heightAnchor.constraint(equalToConstant: 48),
      dayLabel.leadingAnchor.constraint(equalTo: van.trailingAnchor, constant: 12),
      dayLabel.centerYAnchor.constraint(equalTo: van.centerYAnchor),
      days.topAnchor.constraint(equalTo: van.bottomAnchor, constant: 12),
      days.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      days.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      days.heightAnchor.constraint(equalToConstant: 120),
      days.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  func show(day: AnyPublisher<String, Never>) {
    van.play()
    subscription = day.receive(on: DispatchQueue.main).sink { [weak self] in self?.dayLabel.text = $0 }
  }
}

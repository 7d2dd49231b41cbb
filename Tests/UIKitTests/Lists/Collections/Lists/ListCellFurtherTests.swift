import Testing

@testable import UIKit

@MainActor struct ListCellFurtherTests {
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 53))

  private func layOut(_ change: (inout UIListContentConfiguration) -> Void = { _ in }) {
    var content = cell.defaultContentConfiguration()
    content.text = "Sounds"
    change(&content)
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
  }

  private var labelX: CGFloat {
    let label = cell.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }.first
    return label.map { $0.convert($0.bounds, to: cell).minX } ?? -1
  }

  @Test func `an accessory shows the chosen element of a menu`() throws {
    let menu = UIMenu(children: [
      UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
    ])
    cell.accessories = [.popUpMenu(menu)]
    layOut()
    let view = try #require(cell.listParts.trailing.first?.view as? PopUpMenuAccessory)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Two"])
    #expect(view.frame.maxX == 374)
  }

  @Test func `a separator begins where a constraint of the app says`() {
    layOut()
    let guide = cell.separatorLayoutGuide
    guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 77).isActive = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let own = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 5)
    #expect(cell.guided(own) == NSDirectionalEdgeInsets(top: 0, leading: 77, bottom: 0, trailing: 5))
  }

  @Test func `texts beside images of reserved room are aligned`() {
    let places = [10, 30].map { width in
      layOut {
        $0.image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
        $0.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
      }
      return labelX
    }
    // The margin, the room and the padding.
    #expect(places == [CGFloat](repeating: 72, count: 2))
  }

  @Test func `a symbol has the configuration of the content`() {
    layOut { $0.image = UIImage(systemName: "star") }
    let small = labelX
    layOut {
      $0.image = UIImage(systemName: "star")
      $0.imageProperties.preferredSymbolConfiguration = .init(pointSize: 60)
    }
    #expect(labelX > small + 20)
  }

  @Test func `the background has the effect and the shadow of its configuration`() {
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIBlurEffect(style: .regular)
    background.shadowProperties.opacity = 0.25
    let view = BackgroundConfigurationView(frame: cell.bounds)
    view.configuration = background
    view.layoutIfNeeded()
    let effects = view.subviews.flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }
    #expect(effects.map(\.frame) == [cell.bounds])
    #expect(view.layer.shadowOpacity == 0.25)
  }
}

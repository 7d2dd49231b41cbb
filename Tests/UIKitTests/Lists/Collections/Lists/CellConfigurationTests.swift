import Foundation
import Testing

@testable import UIKit

@MainActor struct CellConfigurationTests {
  @Test func `the update handler is called again only when the cell's state changes`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(states == [false, true])
  }

  @Test func `an override of the update method receives the state`() {
    final class Own: UICollectionViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isHighlighted)
      }
    }
    let cell = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.layoutIfNeeded()
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(cell.states == [false, true])
  }

  @Test func `a custom state reaches the update handler`() {
    let key = UIConfigurationStateCustomKey("unread")
    final class Own: UICollectionViewCell {
      var isUnread = false { didSet { setNeedsUpdateConfiguration() } }
      var seen: AnyHashable?
      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("unread")] = isUnread
        return state
      }
    }
    let cell = Own(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.isUnread = true
    cell.configurationUpdateHandler = { cell, state in (cell as? Own)?.seen = state[key] }
    cell.layoutIfNeeded()
    #expect(cell.seen == AnyHashable(true))
  }

  /// Content that knows whether it was made for a selected cell.
  private struct Content: UIContentConfiguration {
    var isSelected = false
    func makeContentView() -> any UIView & UIContentView { ContentView(self) }
    func updated(for state: any UIConfigurationState) -> Content {
      Content(isSelected: (state as? UICellConfigurationState)?.isSelected ?? false)
    }
  }

  private final class ContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ content: Content) {
      configuration = content
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
  }

  @Test func `a content view stays the same while its configuration follows the state`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.contentConfiguration = Content()
    cell.layoutIfNeeded()
    let view = cell.contentView.subviews.first as? ContentView
    #expect(view?.frame == cell.bounds)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((view?.configuration as? Content)?.isSelected == true)
    #expect(cell.contentView.subviews == [view])
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((view?.configuration as? Content)?.isSelected == true)
  }

  @Test func `the content decides the height of its cell`() {
    let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.contentConfiguration = Content()
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [33, 33])
  }
}

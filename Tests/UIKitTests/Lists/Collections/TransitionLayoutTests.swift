import Foundation
import Testing

@testable import UIKit

@MainActor struct TransitionLayoutTests {
  private final class Source: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func flow(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  private let source = Source()

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.layoutIfNeeded()
    return (0..<2).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func `items are between their places in both layouts`() {
    let view = collection(flow(100))
    let transition = view.startInteractiveTransition(to: flow(50))
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 100, width: 100, height: 100),
      ])
    transition.transitionProgress = 0.5
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 75, height: 75), CGRect(x: 25, y: 50, width: 75, height: 75),
      ])
    #expect(view.contentSize.height == 125)
    transition.transitionProgress = 1
    #expect(
      frames(view) == [CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 50, y: 0, width: 50, height: 50)])
  }

  @Test func `a finished transition leaves the new layout, and a cancelled one the old`() {
    let (old, new) = (flow(100), flow(50))
    let view = collection(old)
    var ends: [Bool] = []
    view.startInteractiveTransition(to: new) { ends.append($1) }
    view.cancelInteractiveTransition()
    #expect(view.collectionViewLayout === old)
    view.startInteractiveTransition(to: new) { ends.append($1) }
    view.finishInteractiveTransition()
    #expect(view.collectionViewLayout === new)
    #expect(ends == [false, true])
    #expect(frames(view).map(\.width) == [50, 50])
  }

  @Test func `a transition keeps values for its keys`() {
    let transition = UICollectionViewTransitionLayout(currentLayout: flow(10), nextLayout: flow(20))
    transition.updateValue(3, forAnimatedKey: "depth")
    #expect(transition.value(forAnimatedKey: "depth") == 3)
    #expect(transition.value(forAnimatedKey: "other") == 0)
  }
}

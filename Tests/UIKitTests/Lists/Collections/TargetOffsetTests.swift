import Foundation
import Testing

@testable import UIKit

/// Tests of the content offset that a layout wants after a change.
@MainActor struct TargetOffsetTests {
  private final class Layout: UICollectionViewFlowLayout {
    var proposals: [CGPoint] = []
    var wanted: CGPoint?

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      proposals.append(proposedContentOffset)
      return wanted ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
  }

  private let probe = CollectionProbe(40)

  private func layout(wanted: CGPoint? = nil) -> Layout {
    let layout = Layout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.wanted = wanted
    return layout
  }

  @Test func `a layout is asked after a batch of changes, before the next layout of the view`() {
    let layout = layout()
    let view = probe.view(layout)
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: 30)
    view.performBatchUpdates { view.reloadItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(layout.proposals == [])
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.proposals == [CGPoint(x: 0, y: 30)])
    #expect(view.contentOffset == CGPoint(x: 0, y: 30))
  }

  @Test func `the content moves to the offset of a new layout`() {
    let view = probe.view(layout())
    view.layoutIfNeeded()
    view.setCollectionViewLayout(layout(wanted: CGPoint(x: 0, y: 70)), animated: false)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: 70))
  }

  @Test func `an offset that the app sets after a change stays`() {
    let layout = layout(wanted: CGPoint(x: 0, y: 70))
    let view = probe.view(layout)
    view.layoutIfNeeded()
    view.performBatchUpdates { view.reloadItems(at: [IndexPath(item: 0, section: 0)]) }
    view.contentOffset = CGPoint(x: 0, y: 30)
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 0, y: 30))
    #expect(layout.proposals == [])
  }

  @Test func `an item that the app scrolls to after a change stays in view`() {
    let view = probe.view(layout(wanted: CGPoint(x: 0, y: 70)))
    view.layoutIfNeeded()
    view.performBatchUpdates { view.reloadItems(at: [IndexPath(item: 0, section: 0)]) }
    view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
    let offset = view.contentOffset
    view.layoutIfNeeded()
    #expect(offset.y > 70)
    #expect(view.contentOffset == offset)
  }

  @Test func `a layout is not asked before the first layout of the view`() {
    let layout = layout()
    let view = probe.view(UICollectionViewFlowLayout())
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    #expect(layout.proposals == [])
  }
}

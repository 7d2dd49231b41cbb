import Foundation
import Testing

@testable import UIKit

@MainActor struct SectionTests {
  private typealias Probe = CompositionalProbe

  /// A section of rows 40 points high that fill the width.
  private func rows() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Probe.size(.fractionalWidth(1), .absolute(40)),
        subitems: [Probe.item(.fractionalWidth(1), .fractionalHeight(1))]))
  }

  private func header(
    _ alignment: NSRectAlignment = .top, kind: String = "header", width: CGFloat = 1
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Probe.size(.fractionalWidth(width), .absolute(30)), elementKind: kind, alignment: alignment)
  }

  @Test func `insets and spacing move the groups`() {
    let section = rows()
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 3, trailing: 20)
    let view = Probe.view(2, 1, sections: [section, rows()])
    #expect(Probe.frames(view)[1] == CGRect(x: 10, y: 1 + 40 + 6, width: 290, height: 40))
    #expect(Probe.frames(view)[2] == CGRect(x: 0, y: 1 + 40 + 6 + 40 + 3, width: 320, height: 40))
    #expect(view.contentSize == CGSize(width: 320, height: 90 + 40))
  }

  @Test func `headers and footers are outside the section's insets`() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    section.boundarySupplementaryItems = [header(), header(.bottom, kind: "footer")]
    let view = Probe.view(1, sections: [section])
    #expect(Probe.supplementary("header", in: view) == CGRect(x: 10, y: 0, width: 300, height: 30))
    #expect(Probe.frames(view) == [CGRect(x: 10, y: 30 + 5, width: 300, height: 40)])
    #expect(
      Probe.supplementary("footer", in: view) == CGRect(x: 10, y: 30 + 5 + 40 + 7, width: 300, height: 30))
    section.supplementariesFollowContentInsets = false
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(Probe.supplementary("header", in: view) == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test func `a header that does not extend the boundary covers the content`() {
    let section = rows()
    let over = header(.topTrailing, width: 0.25)
    over.extendsBoundary = false
    section.boundarySupplementaryItems = [over]
    let view = Probe.view(1, sections: [section])
    #expect(Probe.supplementary("header", in: view) == CGRect(x: 240, y: 0, width: 80, height: 30))
    #expect(Probe.frames(view)[0].minY == 0)
  }

  @Test func `a pinned header stays until its section has scrolled away`() {
    let section = rows()
    let pinned = header()
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    let view = Probe.view(20, 20, sections: [section])
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(Probe.supplementary("header", in: view)?.minY == 100)
    // The first section is 30 + 20 * 40 = 830 high.
    view.contentOffset.y = 815
    view.layoutIfNeeded()
    #expect(Probe.supplementary("header", in: view)?.minY == 800)
    #expect(Probe.supplementary("header", in: view, section: 1)?.minY == 830)
  }

  @Test func `the order of subviews does not depend on scrolling`() {
    let section = rows()
    let pinned = header()
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    func frames(_ view: UICollectionView) -> [String] { view.subviews.map { "\($0.frame)" } }
    let scrolled = Probe.view(20, 20, sections: [section])
    for offset in [400, 900, 300, 500] as [CGFloat] {
      scrolled.contentOffset.y = offset
      scrolled.layoutIfNeeded()
    }
    let new = Probe.view(20, 20, sections: [section]) { $0.contentOffset.y = 500 }
    #expect(frames(scrolled) == frames(new))
  }

  @Test func `a pinned footer stays at the bottom`() {
    let section = rows()
    let pinned = header(.bottom, kind: "footer")
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    let view = Probe.view(20, sections: [section])
    #expect(Probe.supplementary("footer", in: view)?.maxY == 480)
  }

  @Test func `a decoration is behind the whole section`() {
    let section = rows()
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    section.boundarySupplementaryItems = [header()]
    let view = Probe.view(2, sections: [section])
    #expect(view.subviews.first?.frame == CGRect(x: 2, y: 1, width: 314, height: 30 + 80 - 4))
  }

  @Test func `the layout itself can have headers and section spacing`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    configuration.boundarySupplementaryItems = [header()]
    let view = Probe.view(1, 1, sections: [rows()], configuration: configuration)
    #expect(Probe.frames(view).map(\.minY) == [30, 30 + 40 + 8] as [CGFloat])
    #expect(
      view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0))?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(view.contentSize.height == CGFloat(30 + 40 + 8 + 40))
  }

  @Test func `a horizontal layout scrolls horizontally`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: Probe.size(.absolute(200), .fractionalHeight(1)),
        subitems: [Probe.item(.fractionalWidth(1), .fractionalHeight(0.5))]))
    section.interGroupSpacing = 10
    let view = Probe.view(5, sections: [section], configuration: configuration)
    #expect(Probe.frames(view)[2] == CGRect(x: 210, y: 0, width: 200, height: 240))
    #expect(view.contentSize == CGSize(width: 200 + 10 + 200 + 10 + 200, height: 480))
  }

  @Test func `a section provider receives the content size and the traits`() {
    var rooms: [CGSize] = []
    var styles: [UIUserInterfaceStyle] = []
    let section = rows()
    let layout = UICollectionViewCompositionalLayout { _, environment in
      rooms.append(environment.container.effectiveContentSize)
      styles.append(environment.traitCollection.userInterfaceStyle)
      return section
    }
    let view = CollectionProbe(1).view(layout, width: 320, height: 480)
    view.contentInset.left = 20
    view.layoutIfNeeded()
    #expect(rooms.last == CGSize(width: 300, height: 480))
    #expect(styles.last == .light)
    view.frame.size.width = 500
    view.layoutIfNeeded()
    #expect(rooms.last == CGSize(width: 480, height: 480))
  }

  @Test func `the leading side is at the right in a right-to-left layout`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Probe.size(.fractionalWidth(1), .absolute(40)),
        subitems: [Probe.item(.absolute(100), .fractionalHeight(1))]))
    section.contentInsets.leading = 15
    let view = Probe.view(2, sections: [section]) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(Probe.frames(view).map(\.minX) == [320 - 15 - 100, 320 - 15 - 200] as [CGFloat])
  }

  @Test func `an invalidation handler can change the visible items`() {
    let section = rows()
    var seen: [(Int, CGPoint)] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      seen.append((items.count, offset))
      for item in items where item.indexPath.item == 1 { item.alpha = 0.5 }
    }
    let view = Probe.view(50, sections: [section])
    #expect(view.visibleCells[1].alpha == CGFloat(0.5))
    #expect(seen.last?.0 == 12)
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(seen.last?.1 == CGPoint(x: 0, y: 40))
  }

  @Test func `a section provider that returns nil ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        CollectionProbe(1).view(layout).layoutIfNeeded()
      }
    }
  }

  @Test(arguments: [
    (UIContentInsetsReference.automatic, false), (.safeArea, false), (.layoutMargins, true), (.none, true),
  ])
  func `another reference for headers is reported`(reference: UIContentInsetsReference, isReported: Bool) {
    func found(hasHeader: Bool) -> [String] {
      let row = CompositionalProbe.size(.fractionalWidth(1), .absolute(40))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
      section.supplementaryContentInsetsReference = reference
      if hasHeader {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: row, elementKind: "header", alignment: .top)
        ]
      }
      return Diagnostics.found { _ = CompositionalProbe.view(1, sections: [section]) }.map(\.text)
    }
    let expected = [
      "NSCollectionLayoutSection.supplementaryContentInsetsReference is .\(reference), and CellSnap measures the insets of headers and footers from the section's contentInsetsReference"
    ]
    #expect(found(hasHeader: true) == (isReported ? expected : []))
    #expect(found(hasHeader: false) == [])
  }
}

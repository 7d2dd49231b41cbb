import Foundation
import Testing

@testable import UIKit

@MainActor struct GroupTests {
  private typealias Probe = CompositionalProbe

  private func frames(_ count: Int, _ group: NSCollectionLayoutGroup) -> [CGRect] {
    Probe.frames(Probe.view(count, sections: [NSCollectionLayoutSection(group: group)]))
  }

  @Test func `items fill one group and then the next`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(50)),
      subitems: [Probe.item(.fractionalWidth(0.25), .fractionalHeight(1))])
    let frames = frames(5, group)
    #expect(frames[3] == CGRect(x: 3 * 80, y: 0, width: 80, height: 50))
    #expect(frames[4] == CGRect(x: 0, y: 50, width: 80, height: 50))
  }

  @Test func `three thirds fill a group completely`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(50)),
      subitems: [Probe.item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))])
    // 106.67 and 213.33 are rounded to pixels of half a point.
    #expect(frames(3, group).map(\.minX) == [0, 106.5, 213.5] as [CGFloat])
    #expect(frames(3, group).map(\.maxX) == [106.5, 213.5, 320] as [CGFloat])
  }

  @Test func `an item that does not fit with its spacing goes to the next group`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(50)),
      subitems: [Probe.item(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(10)
    #expect(frames(2, group).map(\.origin) == [.zero, CGPoint(x: 0, y: 50)])
  }

  @Test func `a given number of items share the group's length equally`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(50)),
      subitem: Probe.item(.absolute(10), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    // (320 - 2 * 10) / 3 = 100
    #expect(frames(3, group).map(\.minX) == [0, 110, 220] as [CGFloat])
    #expect(frames(3, group).map(\.width) == [100, 100, 100] as [CGFloat])
  }

  @Test func `a repeated item keeps its size`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: Probe.item(.absolute(40), .fractionalHeight(1)), count: 2)
    #expect(frames(3, group).map(\.origin) == [.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 50)])
  }

  @Test func `groups can be nested`() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: Probe.size(.fractionalWidth(0.25), .fractionalHeight(1)),
      repeatingSubitem: Probe.item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(100)),
      subitems: [Probe.item(.fractionalWidth(0.75), .fractionalHeight(1)), pair])
    let frames = frames(4, group)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 240, height: 100))
    #expect(frames[1] == CGRect(x: 240, y: 0, width: 80, height: 50))
    #expect(frames[2] == CGRect(x: 240, y: 50, width: 80, height: 50))
    #expect(frames[3] == CGRect(x: 0, y: 100, width: 240, height: 100))
  }

  @Test func `insets narrow items and groups`() {
    let item = Probe.item(.fractionalWidth(0.5), .fractionalHeight(1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    // The second item is half of 300 and begins at 10 + 150.
    #expect(
      frames(2, group)[1] == CGRect(x: 10 + 150 + 2, y: 1, width: 150 - 2 - 4, height: 50 - 1 - 3))
  }

  @Test func `flexible spacing shares the remaining length`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(50)),
      subitems: [Probe.item(.absolute(90), .fractionalHeight(1))])
    group.interItemSpacing = .flexible(10)
    // Three items take 270, and 2 * 25 are left. The fourth is in the first column, the fifth in the second.
    #expect(frames(5, group).map(\.minX) == [0, 115, 230, 0, 115] as [CGFloat])
  }

  @Test func `flexible edges centre an item`() {
    let item = Probe.item(.absolute(100), .absolute(20))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .fixed(10))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item, count: 1)
    // Vertically, 50 - 20 - 10 are above the item.
    #expect(frames(1, group) == [CGRect(x: 110, y: 20, width: 100, height: 20)])
  }

  @Test func `a custom group places items where the app says`() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      sizes.append(environment.container.effectiveContentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 70, height: 80)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 90, y: 6, width: 70, height: 80), zIndex: 3),
      ]
    }
    let frames = frames(3, group)
    #expect(frames[1] == CGRect(x: 90, y: 6, width: 70, height: 80))
    #expect(frames[2] == CGRect(x: 5, y: 100 + 6, width: 70, height: 80))
    #expect(sizes.first == CGSize(width: 320, height: 100))
  }

  @Test func `a badge is placed at its item's anchor`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Probe.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: Probe.size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Probe.size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    group.contentInsets.top = 0
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 30
    let view = Probe.view(2, sections: [section])
    // Half of the badge's 20 points is outside the second item at the right and at the top.
    #expect(
      Probe.supplementary("badge", in: view, item: 1)
        == CGRect(x: 100 + 100 - 20 + 10, y: 30 - 10, width: 20, height: 20))
  }

  @Test func `a badge's own anchor is placed on its item's anchor`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Probe.size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 4)),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top))
    #expect(
      badge.frame(of: CGSize(width: 20, height: 10), at: CGRect(x: 0, y: 0, width: 100, height: 50))
        == CGRect(x: 50 - 10, y: 50 + 4, width: 20, height: 10))
  }
}

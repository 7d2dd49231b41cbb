internal import Foundation

/// The sizes of an app's cells and the colours behind its views, as its code gives them.
package struct Placements {
  /// The place of a class.
  package struct Placement: Sendable {
    /// The size of a cell; nil if the content determines it or nothing is known of it.
    package var size: WrittenSize?
    /// The colour behind it, as the app writes it, such as `.systemGray6`.
    package var ground: String?
    /// The style of the interface that the app asks for, such as `.dark`.
    package var style: String?
    /// The types that show it, and those that have them.
    package var owners: [String] = []

    package init() {}
  }

  /// The places by the names of the classes, without the types around them.
  package private(set) var all: [String: Placement] = [:]
  /// The style that the app's window has.
  package private(set) var style: String?
  /// The colour that most screens of the app have, for a class in an unknown place.
  package private(set) var usualGround: String?

  /// - Parameters:
  ///   - classes: the drawn classes, each with the class of UIKit from which it descends.
  ///   - isView: whether a class of another module is a view, judged by its name.
  package init(
    _ index: SliceIndex, classes: [(name: String, origin: String)], isView: @escaping (String) -> Bool
  ) {
    let sources = LayoutSources(index, isView: isView)
    let shown = Showing(of: Set(classes.map(\.name)), in: index)
    let roots = RootViews(in: index).names
    let showing = Showing(of: Set(shown.owners.values.joined()), in: index)
    var grounds: [String: Grounds] = [:]
    func ground(_ owner: String) -> Grounds {
      if let known = grounds[owner] { return known }
      let found = Grounds(sources.owner(owner))
      grounds[owner] = found
      return found
    }
    let origins = Dictionary(classes.map { ($0.name, $0.origin) }) { first, _ in first }
    for (name, origin) in classes {
      var placement = Placement()
      let owners = shown.owners[name] ?? []
      // A data source is no view, so the colour is its controller's.
      placement.owners = owners + owners.flatMap { showing.owners[$0] ?? [] }
      for owner in placement.owners {
        let lineage = index.types[owner]?.first.map { index.lineage(of: $0).map(\.name) } ?? [owner]
        for ancestor in lineage {
          placement.ground = placement.ground ?? ground(ancestor).color
          placement.style = placement.style ?? ground(ancestor).style
        }
      }
      for owner in owners where placement.size == nil {
        // Headers and footers have sizes of their own.
        let classes = (shown.classes[owner] ?? [name]).filter {
          origins[$0].map(Self.isSupplementary) == Self.isSupplementary(origin)
        }
        let number = classes.firstIndex(of: name) ?? 0
        placement.size = Self.size(
          name, origin, ItemSizes(sources.owner(owner), sources), number: number, of: classes.count)
      }
      if roots.contains(name), placement.size == nil, !origin.hasSuffix("Cell"), !Self.isSupplementary(origin)
      {
        placement.size = WrittenSize(width: .screenWidth, height: .screenHeight)
      }
      all[name] = placement
    }
    style =
      index.types.keys.filter { $0.hasSuffix("Delegate") && $0.contains("App") || $0 == "SceneDelegate" }
      .sorted().lazy.compactMap { ground($0).style }.first
    usualGround = Self.mostFrequent(among: grounds.values.compactMap(\.view))
  }

  private static func isSupplementary(_ origin: String) -> Bool {
    ["UICollectionReusableView", "UITableViewHeaderFooterView"].contains(origin)
  }

  private static func size(
    _ name: String, _ origin: String, _ sizes: ItemSizes, number: Int, of count: Int
  ) -> WrittenSize? {
    let isFooter = name.contains("Footer")
    return switch origin {
    case "UITableViewCell": sizes.row(number, of: count)
    case "UITableViewHeaderFooterView":
      sizes.row(
        number, of: count, label: isFooter ? "heightForFooterInSection" : "heightForHeaderInSection")
    case "UICollectionReusableView": sizes.supplementary(number, of: count, isFooter: isFooter)
    case "UICollectionViewCell", "UICollectionViewListCell": sizes.item(number, of: count)
    default: nil
    }
  }

  /// Returns the colour of more than half of an app's screens.
  private static func mostFrequent(among grounds: [String]) -> String? {
    let counts = Dictionary(grouping: grounds, by: \.self).mapValues(\.count)
    guard let (ground, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), count > 1,
      count * 2 > grounds.count
    else { return nil }
    return ground
  }
}

/// The types of an app that name some classes, and so may show them.
private struct Showing {
  /// The types by the class, those that take cells from a list first.
  private(set) var owners: [String: [String]] = [:]
  /// The classes that a type takes from a list, in the order of the code.
  private(set) var classes: [String: [String]] = [:]

  init(of names: Set<String>, in index: SliceIndex) {
    var found: [String: [String: Int]] = [:]
    for (number, file) in index.files.enumerated() {
      for (offset, declaration) in file.declarations.enumerated()
      where [.function, .property, .initializer].contains(declaration.kind) {
        let used = declaration.bodyNames.union(declaration.signatureNames).intersection(names)
        guard !used.isEmpty,
          let around = index.around(SliceIndex.Place(file: number, index: offset)).last
        else { continue }
        let owner = SliceIndex.lastName(index[around].name)
        let takes = !declaration.bodyNames.isDisjoint(with: Self.taking)
        for name in used where name != owner {
          found[name, default: [:]][owner] = min(found[name]?[owner] ?? 2, takes ? 0 : 1)
        }
        guard takes else { continue }
        for name in Self.ordered(used, in: file, declaration) where classes[owner]?.contains(name) != true {
          classes[owner, default: []].append(name)
        }
      }
    }
    owners = found.mapValues { ranks in
      ranks.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    }
  }

  /// The names with which a type takes cells from a list.
  private static let taking: Set<String> = [
    "dequeueReusableCell", "dequeueConfiguredReusableCell", "CellRegistration", "dequeue",
    "dequeueReusableSupplementaryView", "dequeueReusableHeaderFooterView",
  ]

  private static func ordered(
    _ names: Set<String>, in file: SliceFile, _ declaration: SliceDeclaration
  ) -> [String] {
    let text = String(decoding: Array(file.text.utf8)[declaration.range], as: UTF8.self)
    return names.sorted {
      let (first, second) = (text.range(of: $0)?.lowerBound, text.range(of: $1)?.lowerBound)
      return (first ?? text.endIndex, $0) < (second ?? text.endIndex, $1)
    }
  }
}

/// The part that a view has in its app.
enum ViewKind: Int, CaseIterable, Comparable, Sendable {
  /// A cell of a table or a collection.
  case cell
  /// A header or footer of a table or a collection.
  case header
  case view

  /// - Parameter name: the class of UIKit from which the view's class descends.
  init(ofClass name: String) {
    switch name {
    case "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell": self = .cell
    case "UITableViewHeaderFooterView", "UICollectionReusableView": self = .header
    default: self = .view
    }
  }

  /// The name of several, for a sentence.
  var plural: String {
    switch self {
    case .cell: "cells"
    case .header: "headers and footers"
    case .view: "other views"
    }
  }

  /// The title of a part of the page.
  var title: String { plural.prefix(1).uppercased() + plural.dropFirst() }

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

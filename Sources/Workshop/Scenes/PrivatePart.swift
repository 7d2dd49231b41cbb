import Foundation
import UIKit

/// A part inside a control, cell or item, found by its name in scenes.
@MainActor struct PrivatePart {
  let view: UIView
  /// The name, such as `titleLabel`, `cell[0,1].text` or `header[*].label`.
  let name: String

  /// The frame in the part's superview. A length that was not measured is nil; the frame is nil for an unknown
  /// name.
  var frame: [Double?]? {
    switch view {
    case let button as UIButton where name == "titleLabel": button.titleLabel?.frame.numbers
    case let button as UIButton where name == "imageView": button.imageView?.frame.numbers
    case let slider as UISlider: part(of: slider, ["track", "minimumTrack", "thumb"])
    case let control as UISwitch: part(of: control, ["background", "thumb"])
    case let segments as UISegmentedControl: frame(in: segments)
    case let progress as UIProgressView where name == "fill":
      progress.subviews.last?.frame.numbers
    case let spinner as UIActivityIndicatorView where name == "spinner": spinnerFrame(spinner)
    case let field as UITextField: frame(in: field)
    case let text as UITextView where name == "contentSize": text.contentSize.numbers
    case let table as UITableView: frame(in: table)
    case let collection as UICollectionView: frame(in: collection)
    case let bar as UINavigationBar: frame(in: bar)
    case let search as UISearchBar: frame(in: search)
    default: nil
    }
  }

  /// Returns the frame of the subview whose index is the index of the part's name in `names`.
  private func part(of view: UIView, _ names: [String]) -> [Double?]? {
    guard let index = names.firstIndex(of: name), view.subviews.indices.contains(index) else { return nil }
    return view.subviews[index].frame.numbers
  }

  private func spinnerFrame(_ spinner: UIActivityIndicatorView) -> [Double?] {
    let size = spinner.intrinsicContentSize
    return CGRect(
      x: (spinner.bounds.width - size.width) / 2, y: (spinner.bounds.height - size.height) / 2,
      width: size.width, height: size.height
    ).numbers
  }

  /// Returns the frame of the title or of the glass under buttons, in the bar's coordinates.
  private func frame(in bar: UINavigationBar) -> [Double?]? {
    let glass = bar.subviews.first { $0 is UIVisualEffectView && $0.frame.height < bar.bounds.height }
    let part = name == "glass" ? glass : bar.standardParts.first { $0.name == name }?.view
    return part.map { bar.convert($0.bounds, from: $0).numbers }
  }

  /// Returns the frame of the glass around the bar or of the field, in the window's coordinates.
  private func frame(in search: UISearchBar) -> [Double?]? {
    switch name {
    case "glass": search.superview.map { $0.convert($0.bounds, to: nil).numbers }
    case "field": search.searchTextField.convert(search.searchTextField.bounds, to: nil).numbers
    default: nil
    }
  }

  private func frame(in field: UITextField) -> [Double?]? {
    switch name {
    case "textCanvas": field.textRect(forBounds: field.bounds).numbers
    case "placeholderLabel": field.subviews.compactMap { $0 as? UILabel }.first?.frame.numbers
    default: nil
    }
  }

  /// Returns the frame of `segment[0]`, of its title `segment[0].label` in it, or of the background of the selected one,
  /// `selection`.
  private func frame(in control: UISegmentedControl) -> [Double?]? {
    let parts = control.standardParts
    guard let path = PartPath(name), let index = path.indices.first else {
      return parts.first { $0.name == name }?.view?.frame.numbers
    }
    guard let segment = parts.first(where: { $0.name == "\(path.kind)\(index)" })?.view else { return nil }
    return path.inner == "label" ? segment.firstLabels.first?.frame.numbers : segment.frame.numbers
  }

  private func frame(in table: UITableView) -> [Double?]? {
    guard let path = PartPath(name) else { return nil }
    let first = path.indices.first ?? 0
    switch path.kind {
    case "cell":
      guard path.indices.count == 2,
        let cell = table.cellForRow(at: IndexPath(row: path.indices[1], section: first))
      else { return nil }
      return path.inner.map { frame(of: $0, in: cell) } ?? cell.frame.numbers
    case "header": return frame(of: path, in: table.headerView(forSection: first))
    case "footer": return frame(of: path, in: table.footerView(forSection: first))
    default: return nil
    }
  }

  private func frame(of path: PartPath, in view: UITableViewHeaderFooterView?) -> [Double?]? {
    path.inner == "label" ? view?.textLabel?.frame.numbers : view?.frame.numbers
  }

  private func frame(of inner: String, in cell: UITableViewCell) -> [Double?]? {
    let labels = cell.contentView.firstLabels
    let separator = cell.standardParts.first { $0.name == "separator" }?.view
    let part: UIView? =
      switch inner {
      case "text": labels.first
      case "detail": labels.dropFirst().first
      case "separator": separator
      case "content": cell.contentView
      case "accessory":
        cell.subviews.first { $0 is any TableCellPart && $0 !== separator && $0.frame.height > 1 }
      default: nil
      }
    return part?.frame.numbers
  }

  private func frame(in collection: UICollectionView) -> [Double?]? {
    if name == "contentSize" {
      let size = collection.collectionViewLayout.collectionViewContentSize
      return [size.width, size.height]
    }
    guard let path = PartPath(name) else { return nil }
    let layout = collection.collectionViewLayout
    let kinds = [
      "header": UICollectionView.elementKindSectionHeader,
      "footer": UICollectionView.elementKindSectionFooter,
    ]
    if let kind = kinds[path.kind] {
      if path.inner == "label" {
        return collection.visibleSupplementaryViews(ofKind: kind).first?.subviews.first?.frame.numbers
      }
      let index = IndexPath(item: 0, section: path.indices.first ?? 0)
      return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: index)?.frame.numbers
    }
    guard path.kind == "item", path.indices.count == 2 else { return nil }
    return layout.layoutAttributesForItem(at: IndexPath(item: path.indices[1], section: path.indices[0]))?
      .frame.numbers
  }
}

/// The name of a part in a table or collection, such as `cell[0,1].text`. A star means each section.
private struct PartPath {
  var kind: String
  var indices: [Int]
  var inner: String?

  init?(_ name: String) {
    guard let match = name.wholeMatch(of: /([a-z]+)\[([0-9,*]+)\](?:\.([A-Za-z]+))?/) else { return nil }
    kind = String(match.1)
    indices = match.2.split(separator: ",").compactMap { Int($0) }
    inner = match.3.map(String.init)
  }
}

extension UIView {
  /// The visible labels below the view, in the order of the tree.
  fileprivate var firstLabels: [UILabel] {
    subviews.flatMap { view in (view as? UILabel).map { $0.isHidden ? [] : [$0] } ?? view.firstLabels }
  }
}

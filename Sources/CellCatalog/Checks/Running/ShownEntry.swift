import CellSnapshots
import Foundation
import UIKit

/// An entry built and laid out in some circumstances, with the tables it shows.
@MainActor
final class ShownEntry {
  private(set) var place: FindingPlace
  let content: MountedContent
  /// The outermost ones.
  let tables: [UITableView]
  private let window: UIWindow?

  init(_ entry: Entry, name: EntryName, in circumstances: Circumstances) throws(RenderError) {
    place = FindingPlace(entry: name.text, circumstances: circumstances)
    circumstances.makeCurrent()
    let job = RenderJob(index: 0, entry: entry, name: name, configuration: circumstances.configuration)
    content = MountedContent(of: job)
    window = content.view.window
    let shape = try PictureShape(measuring: content, job: job)
    tables = Self.tables(in: content.view)
    if tables.isEmpty, content.view.frame.size != shape.size { content.view.frame.size = shape.size }
    content.view.layoutIfNeeded()
    for table in tables { table.resolveHeights() }
    place.hasSections = Self.hasSections(content.view)
  }

  func close() {
    content.unmount()
  }

  /// Turns or resizes the screen.
  func turn(to circumstances: Circumstances, screen size: CGSize) {
    circumstances.makeCurrent()
    if content.controller != nil {
      window?.transition(to: size)
    } else {
      window?.frame.size = size
    }
    let isScreen = content.controller != nil || content.view is UIScrollView
    let height = isScreen ? size.height : content.view.frame.height
    content.view.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    content.view.layoutIfNeeded()
  }

  private static func tables(in view: UIView) -> [UITableView] {
    if let table = view as? UITableView { return [table] }
    return view.subviews.flatMap(tables(in:))
  }

  /// Whether any outermost table or collection shows something in another section than the first.
  private static func hasSections(_ view: UIView) -> Bool {
    switch view {
    case let table as UITableView:
      (0..<table.numberOfSections).dropFirst().contains { table.rect(forSection: $0).height > 0 }
    case let collection as UICollectionView:
      (0..<collection.numberOfSections).dropFirst().contains { collection.numberOfItems(inSection: $0) > 0 }
    default: view.subviews.contains(where: hasSections)
    }
  }
}

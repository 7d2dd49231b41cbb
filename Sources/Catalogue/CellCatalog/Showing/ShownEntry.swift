package import CellSnapshots
package import Foundation
package import UIKit

/// An entry that is built and laid out in some circumstances, with the tables that it shows.
@MainActor
package final class ShownEntry {
  package private(set) var place: EntryPlace
  package let content: MountedContent
  /// The outermost tables.
  package let tables: [UITableView]
  /// The collections that are in no table.
  package let collections: [UICollectionView]
  /// Whether the entry has rows that expand.
  package let canExpand: Bool
  /// Controllers in the pattern, each of which other view models may be shown by.
  package private(set) lazy var controllers: [ShownController] =
    (content.controller?.patternControllers ?? []).indices.map { ShownController(at: $0, of: self) }
  private let window: UIWindow?
  let entry: CatalogEntry
  private let name: EntryName
  private let expansion: TextExpansion?
  package let sampler: RowSampler

  /// Shows an entry while `body` runs, on the device of the circumstances.
  ///
  /// - Parameter sampler: The choice of rows for checks that cannot examine all.
  package static func show<Result>(
    _ entry: CatalogEntry, name: EntryName, in circumstances: Circumstances,
    sampler: RowSampler = RowSampler(),
    _ body: (ShownEntry) -> Result
  ) throws(RenderError) -> Result {
    try Device.using(circumstances.device) { () throws(RenderError) in
      try entry.remoteImages.using { () throws(RenderError) in
        let shown = try ShownEntry(entry, name: name, in: circumstances, sampler: sampler)
        defer { shown.close() }
        return body(shown)
      }
    }
  }

  private init(
    _ entry: CatalogEntry, name: EntryName, in circumstances: Circumstances, sampler: RowSampler
  ) throws(RenderError) {
    self.entry = entry
    self.name = name
    self.sampler = sampler
    place = EntryPlace(entry: name.text, circumstances: circumstances)
    let job = RenderJob(index: 0, entry: entry, name: name, configuration: circumstances.configuration)
    let content = try MountedContent(of: job)
    var expansion: TextExpansion?
    let shape: PictureShape
    do throws(RenderError) {
      let shapeAsBuilt = try PictureShape(measuring: content, job: job)
      if circumstances.isExpanded { expansion = TextExpansion(true, of: content) }
      shape =
        expansion?.isEmpty == false ? try PictureShape(measuring: content, job: job) : shapeAsBuilt
    } catch {
      content.unmount()
      expansion?.undo()
      throw error
    }
    self.content = content
    self.expansion = expansion
    canExpand = expansion?.isEmpty == false
    window = content.view.window
    tables = Self.tables(in: content.view)
    collections = Self.collections(in: content.view)
    if tables.isEmpty, content.view.frame.size != shape.size { content.view.frame.size = shape.size }
    content.view.layoutIfNeeded()
    for table in tables { table.resolveHeights() }
    place.hasSections = Self.hasSections(content.view)
  }

  func close() {
    for controller in controllers { controller.close() }
    content.unmount()
    expansion?.undo()
  }

  /// Returns the entry, shown again on the current device, or nil if it has no picture. The caller must close it.
  ///
  /// - Parameter prepare: called with its controller before that appears.
  func another(
    height: CGFloat? = nil, _ prepare: @escaping @MainActor (UIViewController) -> Void
  ) -> ShownEntry? {
    var entry = entry.preparing(prepare)
    if let height { entry.height = .points(height) }
    return try? ShownEntry(entry, name: name, in: place.circumstances, sampler: sampler)
  }

  /// The rows of each table that stand for all.
  package var sampledRows: [TableRows] { tables.enumerated().map { sampler.rows(of: $1, at: $0) } }

  /// Returns the chosen headers or footers of each table.
  package func sampledSections(_ part: TableSections.Part) -> [TableSections] {
    tables.map { sampler.sections(part, of: $0) }
  }

  /// The chosen items of each collection.
  package var sampledItems: [CollectionItems] {
    collections.enumerated().map { sampler.items(of: $1, at: $0) }
  }

  /// Rotates or resizes the screen, and then runs `body`.
  package func turn<Result>(to circumstances: Circumstances, screen size: CGSize, _ body: () -> Result)
    -> Result
  {
    Device.using(circumstances.device) {
      layOut(in: circumstances, screen: size)
      return body()
    }
  }

  private func layOut(in circumstances: Circumstances, screen size: CGSize) {
    if content.controller != nil {
      window?.transition(to: size)
    } else {
      window?.frame.size = size
    }
    if content.isScreen || !tables.isEmpty {
      let height = content.isScreen ? size.height : content.view.frame.height
      content.view.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
      content.view.layoutIfNeeded()
    }
    guard tables.isEmpty else { return }
    // As at the first showing, the view is as high as its content, or as the entry specifies.
    let job = RenderJob(index: 0, entry: entry, name: name, configuration: circumstances.configuration)
    guard let shape = try? PictureShape(measuring: content, job: job) else { return }
    if content.view.frame.size != shape.size { content.view.frame.size = shape.size }
    content.view.layoutIfNeeded()
  }

  private static func collections(in view: UIView) -> [UICollectionView] {
    if let collection = view as? UICollectionView { return [collection] }
    return view is UITableView ? [] : view.subviews.flatMap(collections(in:))
  }

  private static func tables(in view: UIView) -> [UITableView] {
    if let table = view as? UITableView { return [table] }
    return view.subviews.flatMap(tables(in:))
  }

  /// Returns whether an outermost table or collection shows something in another section than the first.
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

package import CellCatalog
import CellSnapshots
import Foundation
import MFS
package import UIKit

/// A table of an entry on a screen, with the requested number of rows.
@MainActor
package struct ScrolledTable {
  package let name: String
  let content: MountedContent
  package let table: UITableView
  /// The table's controller if it is in the pattern.
  let controller: MFSTableController?
  let pages: ScrolledPages?
  package let rowCount: Int
  let omissions: Set<ScrollOmission>
  let configuration: SnapshotConfiguration
  let screen: CGSize

  /// The number of frames until a page arrives: 0.3 seconds.
  private static let pageLatency = 36

  /// - Parameters:
  ///   - entries: entries with the same class of table. Their rows follow one another in the table of the first
  ///     entry.
  ///   - configuration: the configuration of the screen. Its device is current.
  ///   - rows: the total number of rows, for which the entries' rows are repeated; nil to show each row once.
  ///   - page: the number of rows per page. The first page is computed beforehand. If it is nil, all rows exist
  ///     before the first frame and are computed when the table loads.
  ///   - omissions: the parts of the pattern that are left out. The current device leaves them out, too.
  ///   - willMake: a closure that receives the number of rows made so far.
  package init(
    _ entries: [CatalogEntry], configuration: SnapshotConfiguration, rows: Int? = nil, page: Int? = nil,
    without omissions: Set<ScrollOmission> = [], willMake: (Int) -> Void = { _ in }
  ) throws(ScrollError) {
    guard let entry = entries.first else { throw .noTable(entry: "nothing") }
    name = entries.count == 1 ? entry.name : "\(entry.name) and \(entries.count - 1) more"
    self.configuration = configuration
    screen = configuration.screenSize
    self.omissions = omissions
    let built = entry.build()
    omissions.apply(to: built)
    content = MountedContent(
      built, size: screen, safeAreaInsets: configuration.deviceModel?.safeAreaInsets ?? .zero)
    content.view.frame = CGRect(origin: .zero, size: screen)
    guard let table = Self.table(in: content.view) else { throw .noTable(entry: entry.name) }
    self.table = table
    controller = table.delegate as? MFSTableController
    if let controller { controller.computesAhead = !omissions.contains(.precompute) }
    if controller == nil, !omissions.isEmpty { throw .nothingToOmit(entry: entry.name) }
    let ownCount = controller?.sections.reduce(0) { $0 + $1.rows.count } ?? Self.rowCount(of: table)
    guard ownCount > 0 else { throw .noRows(entry: entry.name) }
    if let controller, controller.computesAhead, page != nil { Self.prepareFirstPage(of: controller) }
    var more: [any MFSViewModel] = []
    if let controller {
      more = try Self.viewModels(
        after: controller, of: entries, count: rows.map { max(0, $0 - ownCount) }, willMake)
    } else if let rows, rows > ownCount {
      throw .rowsNotRepeated(entry: entry.name, count: ownCount)
    } else if entries.count > 1 {
      throw .severalTables(entry: entry.name, other: entries[1].name)
    }
    rowCount = ownCount + more.count
    if let controller, let page, !more.isEmpty {
      let pages = ScrolledPages(more, count: page, latency: Self.pageLatency)
      self.pages = pages
      // A page that the entry left loading would arrive at any time, or never.
      controller.resetPaging()
      controller.fetchNextViewModels = { await pages.next() }
    } else {
      pages = nil
      if !more.isEmpty { controller?.append(more) }
    }
  }

  /// Computes and prepares the first page, as the controller does in the background for later pages.
  private static func prepareFirstPage(of controller: MFSTableController) {
    let size = controller.tableView.bounds.size
    for viewModel in controller.sections.flatMap(\.rows) {
      controller.registry.calculateCoordinates(for: viewModel, tableSize: size)
      controller.registry.prepareContents(for: viewModel, tableSize: size)
    }
  }

  /// Returns the rows of the other entries, followed by new rows of all entries in turn, until there are `count`.
  private static func viewModels(
    after controller: MFSTableController, of entries: [CatalogEntry], count: Int?, _ willMake: (Int) -> Void
  ) throws(ScrollError) -> [any MFSViewModel] {
    var viewModels: [any MFSViewModel] = []
    var place = 1
    while count.map({ viewModels.count < $0 }) ?? (place < entries.count) {
      let entry = entries[place % entries.count]
      willMake(viewModels.count)
      let content = entry.build()
      guard case .controller(let other) = content, type(of: other) == type(of: controller),
        let other = other as? MFSTableController
      else {
        guard hasTable(content) else { throw .noTable(entry: entry.name) }
        throw .severalTables(entry: entries[0].name, other: entry.name)
      }
      other.loadViewIfNeeded()
      let rows = other.sections.flatMap(\.rows)
      guard !rows.isEmpty else {
        if place < entries.count { throw .noRows(entry: entry.name) }
        break
      }
      viewModels += rows
      place += 1
    }
    guard place >= entries.count else { throw .rowsLeftOut(entry: entries[place].name) }
    return count.map { Array(viewModels.prefix($0)) } ?? viewModels
  }

  private static func hasTable(_ content: CatalogEntry.Content) -> Bool {
    switch content {
    case .view(let view): table(in: view) != nil
    case .controller(let controller): table(in: controller.view) != nil
    }
  }

  /// Returns the first of the outermost tables.
  private static func table(in view: UIView) -> UITableView? {
    if let table = view as? UITableView { return table }
    for subview in view.subviews {
      if let table = table(in: subview) { return table }
    }
    return nil
  }

  private static func rowCount(of table: UITableView) -> Int {
    (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
  }

  /// The view models of all current rows.
  var viewModels: [any MFSViewModel] { controller?.sections.flatMap(\.rows) ?? [] }

  var window: UIWindow? { content.view.window }

  /// The offsets at which the content can rest, in points.
  var range: ClosedRange<CGFloat> {
    let inset = table.adjustedContentInset
    let first = -inset.top
    return first...max(first, table.contentSize.height + inset.bottom - table.bounds.height)
  }

  /// The visible subviews of the table, from back to front.
  var shownViews: [UIView] {
    let bounds = table.bounds
    return table.subviews.filter { !$0.isHidden && $0.alpha > 0 && $0.frame.intersects(bounds) }
  }

  package func close() {
    content.unmount()
  }
}

import Foundation
import MFS
import Testing
import UIKit

@testable import CellSnapSocialFeed

/// Tests of the steps that a profile's cells run while the profile is scrolled up and down.
@MainActor struct IdleScrollingTests {
  private let events: [MFSStepEvent]
  /// The number of times that each cell showed another row than before.
  private var rowsShown: [ObjectIdentifier: Int] = [:]
  /// The number of times that each cell showed a row of other looks than before.
  private var looksShown: [ObjectIdentifier: Int] = [:]
  private var cells: Set<UITableViewCell> = []

  init() throws {
    let statuses = try SampleData.statuses()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = UserProfileTVC(profile: statuses[0].account, statuses: statuses)
    var rowsShown: [ObjectIdentifier: Int] = [:]
    var rows: [ObjectIdentifier: ObjectIdentifier] = [:]
    var looksShown: [ObjectIdentifier: Int] = [:]
    var looks: [ObjectIdentifier: MFSStylingInputs] = [:]
    var cells: Set<UITableViewCell> = []
    events =
      MFSStepTrace.recording {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let end = controller.tableView.contentSize.height - window.bounds.height
        for offsets in (0..<10).flatMap({ _ in [Self.offsets(upTo: end), Self.offsets(upTo: end).reversed()] }
        ) {
          for offset in offsets {
            controller.tableView.contentOffset.y = offset
            window.layoutIfNeeded()
            for cell in controller.tableView.visibleCells {
              guard let row = Self.viewModel(of: cell) else { continue }
              let identifier = ObjectIdentifier(cell)
              if rows.updateValue(row, forKey: identifier) != row { rowsShown[identifier, default: 0] += 1 }
              if let inputs = (cell as? any MFSCell)?.stylingInputs,
                looks.updateValue(inputs, forKey: identifier) != inputs
              {
                looksShown[identifier, default: 0] += 1
              }
              cells.insert(cell)
            }
          }
        }
      }.1
    self.rowsShown = rowsShown
    self.looksShown = looksShown
    self.cells = cells
  }

  private static func offsets(upTo end: CGFloat) -> [CGFloat] {
    Array(stride(from: 0, through: end, by: 40)) + [end]
  }

  private static func viewModel(of cell: UITableViewCell) -> ObjectIdentifier? {
    switch cell {
    case let cell as WallPostCell: cell.viewModel.map(ObjectIdentifier.init)
    case let cell as UserProfileCell: cell.viewModel.map(ObjectIdentifier.init)
    case let cell as UserProfileGalleryCell: cell.viewModel.map(ObjectIdentifier.init)
    default: nil
    }
  }

  /// Returns the number of times that each view ran a step.
  private func runs(of step: MFSStep) -> [ObjectIdentifier: Int] {
    events.filter { $0.ran && $0.step == step }.reduce(into: [:]) { $0[$1.object, default: 0] += 1 }
  }

  @Test func `cells are reused`() {
    #expect(rowsShown.values.reduce(0, +) > 5 * rowsShown.count)
  }

  @Test func `a cell is resized once for each new row`() {
    let resizes = runs(of: .resizeSubviews).filter { rowsShown[$0.key] != nil }
    #expect(resizes == rowsShown)
  }

  @Test func `a cell is styled only if a row looks different from the former one`() {
    let styles = runs(of: .updateStyles).filter { rowsShown[$0.key] != nil }
    #expect(styles == looksShown)
    let (looks, rows) = (looksShown.values.reduce(0, +), rowsShown.values.reduce(0, +))
    #expect(looks < rows / 2)
  }
}

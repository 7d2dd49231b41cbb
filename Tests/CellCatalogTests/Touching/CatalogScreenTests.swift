import CellSnapSampleCells
import CellSnapshots
import Testing
import UIKit

@testable import CellCatalog

@MainActor @Suite struct CatalogScreenTests {
  /// Does steps on an entry and returns why they failed.
  @discardableResult
  private func failure(
    of entry: CatalogEntry, _ steps: @escaping @MainActor (CatalogScreen) -> Void
  ) throws -> StepFailure? {
    let state = try #require(try entry.state("touched", steps: steps).entries(of: .states).first)
    let job = RenderJob(
      index: 0, entry: state, name: try EntryName(state.name), configuration: SnapshotConfiguration(width: 40)
    )
    do throws(RenderError) {
      try job.using { () throws(RenderError) in try MountedContent(of: job).unmount() }
      return nil
    } catch {
      guard case .stepFailed(_, let failure) = error else { throw error }
      return failure
    }
  }

  @Test func `a tap sends the actions of a button`() throws {
    let view = TouchedView()
    try failure(of: CatalogEntry("Touched") { view }) { $0.tap("likeButton") }
    #expect(view.touches == ["like"])
  }

  @Test func `a tap's animation ends before the next step`() throws {
    let view = TouchedView()
    view.pushSwitch.isHidden = true
    view.likeButton.addAction(
      UIAction { _ in
        UIView.animate(withDuration: 1) {
          view.likeButton.alpha = 0
        } completion: { _ in
          view.pushSwitch.isHidden = false
        }
      }, for: .touchUpInside)
    let failure = try failure(of: CatalogEntry("Touched") { view }) {
      $0.tap("likeButton")
      $0.tap("pushSwitch")
    }
    #expect(failure == nil)
    #expect(view.touches == ["like", "push true"])
  }

  @Test func `a tap turns a switch and sends its value`() throws {
    let view = TouchedView()
    try failure(of: CatalogEntry("Touched") { view }) { $0.tap("pushSwitch") }
    #expect(view.touches == ["push true"])
  }

  @Test func `a tap sends the primary action of a button`() throws {
    var count = 0
    let button = UIButton(type: .custom, primaryAction: UIAction { _ in count += 1 })
    button.frame.size.height = 20
    try failure(of: CatalogEntry("Button", height: 20) { button }) { $0.tap("UIButton") }
    #expect(count == 1)
  }

  @Test func `a disabled control takes no tap`() throws {
    let view = TouchedView()
    view.likeButton.isEnabled = false
    let failure = try failure(of: CatalogEntry("Touched") { view }) { $0.tap("likeButton") }
    #expect(failure == .takesNoTap(name: "likeButton"))
  }

  @Test func `a label without an action takes no tap`() throws {
    let failure = try failure(of: CatalogEntry("Touched") { TouchedView() }) { $0.tap("titleLabel") }
    #expect(failure == .takesNoTap(name: "titleLabel"))
  }

  @Test func `a view that is not shown is named with the nearest names`() throws {
    let failure = try failure(of: CatalogEntry("Touched") { TouchedView() }) { $0.tap("likeButon") }
    #expect(failure == .noSuchView(name: "likeButon", nearest: ["likeButton", "UIView", "titleLabel"]))
  }

  @Test func `steps after a failure do nothing`() throws {
    let view = TouchedView()
    try failure(of: CatalogEntry("Touched") { view }) {
      $0.tap("missing")
      $0.tap("likeButton")
    }
    #expect(view.touches.isEmpty)
  }

  @Test func `a tap finds a button below the height of a new cell`() throws {
    let cell = RigidCell()
    #expect(try failure(of: CatalogEntry("Rigid") { cell }) { $0.tap("button") } == nil)
    #expect(cell.tapCount == 1)
  }

  @Test func `a tap on a row selects it`() throws {
    let controller = TappedController(count: 3)
    try failure(of: CatalogEntry("Rows") { controller as UIViewController }) { $0.tap("row 1") }
    #expect(controller.tapped == [1])
  }

  @Test func `a row far below the screen takes a tap`() throws {
    // 400 rows of 20 points are 8,000 points, two parts of 4,000.
    let controller = TappedController(count: 400)
    try failure(of: CatalogEntry("Rows") { controller as UIViewController }) { $0.tap("row 399") }
    #expect(controller.tapped == [399])
  }

  @Test func `a scroll view scrolls as far as its content reaches`() throws {
    let view = TouchedView()
    try failure(of: CatalogEntry("Touched") { view }) {
      $0.scroll(to: CGPoint(x: 500, y: 0), in: "stripView")
    }
    // 100 points of content in 40 points.
    #expect(view.stripView.contentOffset == CGPoint(x: 60, y: 0))
  }

  @Test func `a table that is shown as a whole does not scroll`() throws {
    let failure = try failure(of: CatalogEntry("Rows") { TappedController(count: 400) as UIViewController }) {
      $0.scroll(to: CGPoint(x: 0, y: 100))
    }
    #expect(failure == .scrollsNothing(name: nil))
  }

  @Test func `a table with a height scrolls`() throws {
    let controller = TappedController(count: 10)
    try failure(of: CatalogEntry("Rows", height: 60) { controller as UIViewController }) {
      $0.scroll(to: CGPoint(x: 0, y: 40))
    }
    #expect(controller.tableView.contentOffset.y == 40)
  }

  @Test func `a text with other spaces is no name`() throws {
    let failure = try failure(of: CatalogEntry("Touched") { TouchedView() }) { $0.tap("like button") }
    #expect(failure == .invalidName("like button"))
  }
}

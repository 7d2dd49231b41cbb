import CellSnapshots
import MFS
import Testing
import UIKit
@testable import CellCatalog
@testable import CellInspection

@MainActor @Suite struct ControllerTracerTests {
  private func trace() throws -> CellTrace {
    let entry = CatalogEntry("Welcome") { WelcomeController() }
    let traces = try CellTracer(
      entry: entry, name: EntryName("Welcome"), configuration: SnapshotConfiguration(width: 320),
      otherWidth: 568,
      touched: ["startButton"]
    ).traces()
    return try #require(traces.first)
  }

  private func steps(_ occasion: String) throws -> [String] {
    let found = try #require(try trace().occasions.first { $0.name == occasion })
    return found.runs.flatMap { run in
      run.steps.filter { $0.skipped == nil }.map { "\(run.order) \($0.step)" }
    }
  }

  @Test func `a controller that appears runs its build order`() throws {
    #expect(
      try steps("first build") == MFSStepOrder.controllerBuild.steps.map { "controllerBuild \($0.rawValue)" })
  }

  @Test func `the same view model runs no step`() throws {
    #expect(try steps("the same view model") == [])
  }

  @Test func `another view model runs the binding and resizing steps`() throws {
    #expect(
      try steps("the view model of another controller") == [
        "controllerUpdate bindData", "controllerUpdate resizeSubviews",
      ])
  }

  @Test func `a rotation runs the resizing step`() throws {
    #expect(try steps("rotation to 568") == ["controllerRotation resizeSubviews"])
    #expect(try steps("rotation to 320") == ["controllerRotation resizeSubviews"])
  }

  @Test func `a controller that builds again removes its subviews first`() throws {
    #expect(try steps("build again").first == "controllerBuild removeSubviews")
  }

  @Test func `a controller inside another controller is traced`() throws {
    let entry = CatalogEntry("Welcome") {
      UINavigationController(rootViewController: WelcomeController()) as UIViewController
    }
    let traces = try CellTracer(
      entry: entry, name: EntryName("Welcome"), configuration: SnapshotConfiguration(width: 320),
      otherWidth: 568
    ).traces()
    #expect(traces.map(\.className) == ["WelcomeController"])
    let build = try #require(traces.first?.occasions.first)
    #expect(build.runs.first?.steps.map(\.step) == MFSStepOrder.controllerBuild.steps.map(\.rawValue))
  }

  @Test func `a trace has the controls and their touches`() throws {
    let trace = try trace()
    #expect(trace.title == "Welcome  WelcomeController at width 320")
    #expect(trace.controls == ["startButton"])
    #expect(trace.occasions.map(\.name).contains("touch of startButton"))
  }
}

private final class WelcomeViewModel: MFSViewModel {}

private final class WelcomeController: UIViewController, MFSController {
  var startButton: UIButton?
  var viewModel: WelcomeViewModel? = WelcomeViewModel() { didSet { viewModelDidChange() } }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    prepareUI()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizeWillChange(with: coordinator)
  }

  func removeSubviews() {
    view.removeSubviewsAndSublayers()
    startButton = nil
  }

  func initSubviews() { startButton = startButton ?? UIButton(type: .system) }
  func updateStyles() { startButton?.backgroundColor = .systemBlue }
  func bindData(from viewModel: WelcomeViewModel?) { startButton?.setTitle("Start", for: .normal) }
  func resizeSubviews() {
    startButton?.frame = CGRect(x: 10, y: 10, width: view.bounds.width - 20, height: 44)
  }
  func addSubviewsToSuperview() { view.addMissingSubviews(startButton) }
  func postUISetting() {}
}

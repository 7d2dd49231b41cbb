import CellCatalog
import MFS
import Testing
import UIKit
@testable import CellChecks

/// A controller with a fault, the check that finds it, and the checks that find its consequences.
struct ControllerSeed: Sendable, CustomStringConvertible {
  let description: String
  let rule: CheckRule
  let consequences: Set<CheckRule>
  let controller: @MainActor @Sendable () -> UIViewController

  private init(
    _ controller: WelcomeController.Type, showing viewModel: WelcomeVM.Type = WelcomeVM.self,
    _ rule: CheckRule,
    _ consequences: Set<CheckRule> = []
  ) {
    description = "\(controller), \(viewModel)"
    self.rule = rule
    self.consequences = consequences
    self.controller = { controller.init(viewModel: viewModel.init()) }
  }

  static let all: [ControllerSeed] = [
    ControllerSeed(PiledLayerController.self, .reuse),
    ControllerSeed(PiledGestureController.self, .reuse),
    ControllerSeed(DriftingTitleController.self, .reuse),
    ControllerSeed(StaleSubtitleController.self, .reuse),
    ControllerSeed(StaleColorController.self, .reuse),
    ControllerSeed(LateSubtitleController.self, .reuse),
    ControllerSeed(UnturnedController.self, .rotation),
    ControllerSeed(WidthOnlyController.self, .purity),
    ControllerSeed(SilentWidthOnlyController.self, .purity),
    ControllerSeed(ClassTitleController.self, .purity, [.background]),
    ControllerSeed(CountingController.self, .purity, [.reuse, .rotation, .background, .equality]),
    ControllerSeed(ScreenWideController.self, .purity),
    ControllerSeed(ThreadController.self, .background),
    ControllerSeed(OneKeyController.self, .keys, [.overlap, .truncation]),
    ControllerSeed(RestlessController.self, .idle),
    ControllerSeed(TwiceBoundController.self, .idle),
    ControllerSeed(WelcomeController.self, showing: RestlessWelcomeVM.self, .idle),
    ControllerSeed(WelcomeController.self, showing: TitleOnlyVM.self, .equality),
  ]
}

@MainActor struct ControllerTests {
  private static let settings = CheckSettings(
    widths: [320, 414], textSizes: [.large, .accessibilityMedium], rowLimit: 4)

  private func report(_ controller: @escaping @MainActor () -> UIViewController) throws -> CheckReport {
    try Checker(Self.settings).check([CatalogEntry("Welcome", controller: controller)])
  }

  @Test(arguments: ControllerSeed.all)
  func `a controller's fault is found by its check`(_ seed: ControllerSeed) throws {
    let report = try report(seed.controller)
    let rules = Set(report.findings.map(\.rule))
    #expect(rules.subtracting(seed.consequences) == [seed.rule], "\(report.lines)")
    #expect(report.failures.isEmpty)
  }

  @Test func `a controller without a fault has no finding`() throws {
    #expect(try report { WelcomeController(viewModel: WelcomeVM()) }.lines == [])
  }

  @Test func `a controller without a view model has no finding`() throws {
    #expect(try report { WelcomeController(viewModel: nil) }.lines == [])
  }

  @Test func `a controller that shows one view model for all has no finding`() throws {
    let viewModel = WelcomeVM()
    #expect(try report { WelcomeController(viewModel: viewModel) }.lines == [])
  }

  @Test func `a controller that makes its view model when it loads has no finding`() throws {
    #expect(try report { LoadingController(viewModel: nil) }.lines == [])
  }

  @Test func `a fault in a controller that makes its view model when it loads is found`() throws {
    #expect(Set(try report { PiledLoadingController(viewModel: nil) }.findings.map(\.rule)) == [.reuse])
  }

  @Test func `a controller in a navigation controller is checked`() throws {
    let report = try report {
      UINavigationController(rootViewController: StaleSubtitleController(viewModel: WelcomeVM()))
    }
    #expect(Set(report.findings.map(\.rule)) == [.reuse], "\(report.lines)")
  }

  @Test func `a child without a fault has no finding`() throws {
    let lines = try report { WrappingController(WelcomeController(viewModel: WelcomeVM())) }.lines
    #expect(lines == [])
  }

  @Test func `a finding names the view models`() throws {
    let finding = try #require(
      try report { StaleSubtitleController(viewModel: WelcomeVM()) }.findings.first)
    #expect(finding.subject == "StaleSubtitleController.subtitleLabel")
    #expect(finding.rowName == nil)
    #expect(finding.reproduction == "one without subtitle after its view model")
  }
}

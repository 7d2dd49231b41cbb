import Foundation
import Testing

@testable import UIKit

@MainActor struct ContentUnavailableTests {
  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { subview -> [UILabel] in
      if subview.isHidden { return [] }
      return ((subview as? UILabel).map { [$0] } ?? []) + labels(in: subview)
    }
  }

  private func texts(in view: UIView) -> [String] { labels(in: view).compactMap(\.text) }

  private func shown(_ configuration: UIContentUnavailableConfiguration) -> UIContentUnavailableView {
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()
    return view
  }

  @Test func `the parts are below each other in the middle`() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "tray")
    configuration.text = "No Mail"
    configuration.secondaryText = "New messages appear here."
    configuration.button.title = "Reload"
    let view = shown(configuration)
    let parts = view.subviews.dropFirst().filter { !$0.isHidden }
    #expect(parts.count == 4)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
    #expect(parts.allSatisfy { abs($0.frame.midX - 160) <= 0.5 })
    let (first, last) = (try #require(parts.first), try #require(parts.last))
    #expect(abs((first.frame.minY + last.frame.maxY) / 2 - 240) <= 0.5)
  }

  /// Returns the frames of the shown parts in a controller's view.
  private func frames(in controller: UIViewController) -> [CGRect] {
    controller.view.layoutIfNeeded()
    let view = controller.view.subviews.first { $0 is UIContentUnavailableView }
    return view?.subviews.dropFirst().filter { !$0.isHidden }.map(\.frame) ?? []
  }

  private func controller() -> UIViewController {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Mail"
    configuration.secondaryText = "New messages appear here."
    configuration.button.title = "Reload"
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = configuration
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    return controller
  }

  @Test func `a controller's text size holds for the parts, as the device's text size does`() {
    let large = UIContentSizeCategory.accessibilityExtraLarge
    let device = Device.changing({ $0.contentSizeCategory = large }) { frames(in: controller()) }
    let child = controller()
    let usual = frames(in: child)
    let parent = UIViewController()
    parent.view.frame = child.view.frame
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: large), forChild: child)
    parent.view.layoutIfNeeded()
    #expect(frames(in: child) == device)
    #expect(device != usual)
  }

  @Test func `the distances come from the configuration`() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Mail"
    configuration.secondaryText = "New messages appear here."
    configuration.textToSecondaryTextPadding = 30
    let found = labels(in: shown(configuration))
    #expect(found[1].frame.minY - found[0].frame.maxY == 30)
  }

  @Test func `naturally aligned content begins at the top of the leading edge`() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Mail"
    configuration.alignment = .natural
    let label = labels(in: shown(configuration))[0]
    #expect(label.frame.origin == CGPoint(x: 20, y: 20))
  }

  @Test func `a loading screen has a spinner above its text`() throws {
    let view = shown(.loading())
    let spinner = try #require(view.subviews.first { $0 is UIActivityIndicatorView && !$0.isHidden })
    #expect(texts(in: view) == ["Loading…"])
    #expect(spinner.frame.maxY < labels(in: view)[0].frame.minY)
  }

  @Test func `a search names what was searched for`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "tea"
    #expect(search.updated(for: state).text == "No Results for “tea”")
  }

  @Test func `a controller shows its configuration over its view until there is none`() throws {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Mail"
    controller.contentUnavailableConfiguration = configuration
    controller.view.layoutIfNeeded()
    #expect(texts(in: controller.view) == ["No Mail"])
    #expect(controller.view.subviews.last?.frame == controller.view.bounds)
    configuration.text = "Nothing"
    controller.contentUnavailableConfiguration = configuration
    controller.view.layoutIfNeeded()
    #expect(texts(in: controller.view) == ["Nothing"])
    #expect(controller.view.subviews.count == 1)
    controller.contentUnavailableConfiguration = nil
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func `a controller updates its configuration before the first layout and on request`() {
    final class Mailbox: UIViewController {
      var count = 0
      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState)
      {
        count += 1
        contentUnavailableConfiguration = count > 1 ? nil : UIContentUnavailableConfiguration.loading()
      }
    }
    let controller = Mailbox()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.count == 1)
    #expect(texts(in: controller.view) == ["Loading…"])
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.count == 1)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.view.layoutIfNeeded()
    #expect(texts(in: controller.view) == [])
  }

  @Test func `the button performs the action of the last configuration only`() {
    var performed: [String] = []
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.buttonProperties.primaryAction = UIAction(title: "Reload") { _ in performed.append("reload")
    }
    let view = shown(configuration)
    configuration.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in performed.append("retry") }
    view.configuration = configuration
    view.layoutIfNeeded()
    let button = view.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden }
    #expect(button?.configuration?.title == "Retry")
    button?.sendActions(for: .primaryActionTriggered)
    #expect(performed == ["retry"])
  }
}

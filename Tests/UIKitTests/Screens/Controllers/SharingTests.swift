import Foundation
import Testing

@testable import UIKit

/// Tests of what apps hand to the system, which shows none of it here.
@MainActor struct SharingTests {
  private final class Note: UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
      ""
    }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .mail ? "<p>Tea</p>" : "Tea" }
  }

  @Test func `a source makes an item for each kind of activity, and has no subject unless it says one`() {
    let note = Note()
    let controller = UIActivityViewController(activityItems: [note], applicationActivities: nil)
    #expect(note.activityViewController(controller, itemForActivityType: .mail) as? String == "<p>Tea</p>")
    #expect(note.activityViewController(controller, itemForActivityType: nil) as? String == "Tea")
    #expect(note.activityViewController(controller, subjectForActivityType: .mail) == "")
  }

  @Test func `a controller for sharing that is shown is reported`() {
    let (window, presenting) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIViewController()
    )
    window.rootViewController = presenting
    let found = Diagnostics.found {
      presenting.present(
        UIActivityViewController(activityItems: [], applicationActivities: nil), animated: false)
    }
    #expect(found.map(\.text) == ["a UIActivityViewController is shown, and CellSnap draws an empty view"])
  }

  @Test func `a provider's item is its placeholder`() {
    let provider = UIActivityItemProvider(placeholderItem: "Tea")
    let controller = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
    #expect(provider.activityViewController(controller, itemForActivityType: nil) as? String == "Tea")
    #expect(provider.activityViewControllerPlaceholderItem(controller) as? String == "Tea")
  }

  @Test func `a shortcut keeps its texts and its icon`() {
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New Note", localizedSubtitle: "Empty",
      icon: UIApplicationShortcutIcon(systemImageName: "square.and.pencil"), userInfo: ["id": 7 as NSNumber])
    #expect([item.type, item.localizedTitle, item.localizedSubtitle] == ["new", "New Note", "Empty"])
    #expect(item.icon == UIApplicationShortcutIcon(systemImageName: "square.and.pencil"))
    #expect(item.icon != UIApplicationShortcutIcon(type: .compose))
    #expect(item.userInfo?["id"] as? NSNumber == 7)
    #expect(UIApplicationShortcutItem(type: "new", localizedTitle: "New").icon == nil)
  }

  @Test func `the modes of split views have their older names`() {
    let modes: [UISplitViewController.DisplayMode] = [.primaryHidden, .allVisible, .primaryOverlay]
    #expect(modes == [.secondaryOnly, .oneBesideSecondary, .oneOverSecondary])
  }

  @Test func `a scene's configuration names its kind, and nothing connects a scene`() {
    final class Delegate: UIWindowSceneDelegate {
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
      ) -> Bool { options.urlContexts.isEmpty && options.shortcutItem == nil && session.scene == nil }
    }
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    configuration.delegateClass = Delegate.self
    #expect(configuration.name == "Main")
    let scene = UIWindowScene()
    #expect(scene.session.role == configuration.role)
    #expect(Delegate().scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions()))
    #expect(CGFloat(MAXFLOAT) > 1e38)
  }
}

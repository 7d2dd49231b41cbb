import Foundation
import Testing

@testable import UIKit

/// Tests of what a controller, a scene and the app answer unless a subclass answers otherwise.
@MainActor struct ControllerFactsTests {
  private let controller = UIViewController()

  @Test func `a controller wishes nothing of the status bar and the home indicator`() {
    #expect(!controller.prefersHomeIndicatorAutoHidden)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    let children = [
      controller.childForStatusBarStyle, controller.childForStatusBarHidden,
      controller.childForHomeIndicatorAutoHidden, controller.childForScreenEdgesDeferringSystemGestures,
    ]
    #expect(children.allSatisfy { $0 == nil })
  }

  @Test func `a controller turns with the device`() {
    #expect(controller.shouldAutorotate)
    #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
  }

  @Test func `no controller is in a transition, since no time passes`() {
    #expect(controller.transitionCoordinator == nil)
    let flags = [
      controller.isBeingPresented, controller.isBeingDismissed, controller.isMovingToParent,
      controller.isMovingFromParent,
    ]
    #expect(!flags.contains(true))
  }

  @Test func `a presentation covers the screen and keeps the presenting view`() {
    let presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
    #expect(presentation.shouldPresentInFullscreen)
    #expect(!presentation.shouldRemovePresentersView)
  }

  @Test func `an app is active, without scenes and other icons`() {
    let app = UIApplication.shared
    #expect(app.applicationState == .active)
    #expect(app.connectedScenes == [])
    #expect(!app.supportsAlternateIcons)
    app.isNetworkActivityIndicatorVisible = true
    #expect(!app.isNetworkActivityIndicatorVisible)
  }

  @Test func `an app opens nothing and has no other icon`() {
    var hasFailed = false
    UIApplication.shared.setAlternateIconName("Night") { hasFailed = $0 != nil }
    #expect(hasFailed)
    #expect(!UIApplication.shared.canOpenURL(URL(filePath: "/tea")))
  }

  @Test func `a picker of images has no camera`() {
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
    #expect(!UIImagePickerController.isFlashAvailable(for: .front))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    #expect(UIImagePickerController.availableCaptureModes(for: .rear) == nil)
    #expect(!UIImagePickerController().startVideoCapture())
    #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("a.mov"))
  }

  @Test func `an own activity can do nothing until it says so`() {
    let activity = UIActivity()
    #expect(UIActivity.activityCategory == .action)
    #expect(activity.activityTitle == nil)
    #expect(activity.activityImage == nil)
    #expect(!activity.canPerform(withActivityItems: ["Tea"]))
  }
}

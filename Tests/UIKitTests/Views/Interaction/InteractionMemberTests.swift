import Foundation
import Testing

@testable import UIKit

@MainActor struct InteractionMemberTests {
  @Test func `a menu with other children keeps everything else`() {
    let menu = UIMenu(title: "Sort", options: .singleSelection, children: [UIAction { _ in }])
    let other = menu.replacingChildren([])
    #expect(other.title == "Sort")
    #expect(other.options == .singleSelection)
    #expect(other.children.isEmpty)
    #expect(menu.children.count == 1)
  }

  @Test func `the elements of a deferred menu are never asked for`() {
    var count = 0
    let element = UIDeferredMenuElement.uncached { _ in count += 1 }
    _ = UIMenu(children: [element])
    #expect(count == 0)
  }

  @Test func `a menu over a view is invisible and has no place`() {
    let menu = UIMenuController.shared
    menu.setTargetRect(CGRect(x: 1, y: 2, width: 3, height: 4), in: UIView())
    #expect(!menu.isMenuVisible)
    #expect(menu.menuFrame == .zero)
  }

  @Test func `a pasteboard knows what it has`() {
    let board = UIPasteboard()
    #expect([board.hasStrings, board.hasImages, board.hasURLs] == [false, false, false])
    board.string = "Tea"
    board.image = UIImage()
    board.url = URL(filePath: "/tea")
    #expect([board.hasStrings, board.hasImages, board.hasURLs] == [true, true, true])
  }

  @Test func `a key and an event of presses are empty, since no keyboard is connected`() {
    #expect(UIKey().charactersIgnoringModifiers == "")
    #expect(UIPressesEvent().allPresses.isEmpty)
  }

  @Test func `an activity keeps what it is about`() {
    let activity = NSUserActivity(activityType: "post")
    activity.requiredUserInfoKeys = ["id"]
    activity.webpageURL = URL(filePath: "/post")
    activity.referrerURL = URL(filePath: "/feed")
    activity.addUserInfoEntries(from: ["id": 1])
    activity.addUserInfoEntries(from: ["id": 2])
    activity.becomeCurrent()
    activity.resignCurrent()
    #expect(activity.requiredUserInfoKeys == ["id"])
    #expect(activity.webpageURL?.lastPathComponent == "post")
    #expect(activity.referrerURL?.lastPathComponent == "feed")
    #expect(activity.userInfo?["id"] as? Int == 2)
  }

  @Test func `an activity is only for handing on until it says more`() {
    let activity = NSUserActivity(activityType: "post")
    let flags = [
      activity.needsSave, activity.isEligibleForSearch, activity.isEligibleForPublicIndexing,
      activity.isEligibleForPrediction, activity.isEligibleForHandoff,
    ]
    #expect(flags == [false, false, false, false, true])
  }

  @Test func `values associated with an object are gone after they are removed`() {
    let (object, key) = (NSObject(), UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    defer { key.deallocate() }
    objc_setAssociatedObject(object, key, "tea", .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(object, key) as? String == "tea")
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, key) == nil)
  }
}

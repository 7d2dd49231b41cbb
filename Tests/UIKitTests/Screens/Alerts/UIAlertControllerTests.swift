import Foundation
import Testing

@testable import UIKit

@MainActor struct UIAlertControllerTests {
  private func frames(of view: UIView) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for subview in view.subviews {
      for row in [subview] + subview.subviews {
        if let row = row as? AlertRow, let title = row.action.title { frames[title] = row.frame }
        if let label = row as? UILabel, let text = label.text { frames[text] = label.frame }
      }
    }
    return frames
  }

  private func laidOut(_ titles: [String], _ style: UIAlertController.Style) -> UIView {
    Device.using(Device(systemVersion: .iOS18)) { view(titles, style) }
  }

  private func view(_ titles: [String], _ style: UIAlertController.Style) -> UIView {
    let controller = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: style)
    for title in titles {
      controller.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.layoutIfNeeded()
    return controller.view
  }

  @Test func `two actions are side by side, Cancel first`() throws {
    let view = laidOut(["Delete", "Cancel"], .alert)
    let box = try #require(view.subviews.first)
    let frames = frames(of: view)
    #expect(box.frame.width == 270)
    #expect(abs(box.frame.midX - 187.5) <= 0.5)
    #expect(frames["Cancel"]?.minX == 0 && frames["Delete"]?.minX == 135)
    #expect(frames["Cancel"]?.height == 44)
  }

  @Test func `three actions are below one another, Cancel last`() {
    let frames = frames(of: laidOut(["Cancel", "One", "Two"], .alert))
    #expect((frames["One"]?.maxY ?? 0) == (frames["Two"]?.minY ?? 1))
    #expect((frames["Two"]?.maxY ?? 0) == (frames["Cancel"]?.minY ?? 1))
  }

  @Test func `an action sheet's Cancel has its own box`() throws {
    let view = laidOut(["One", "Cancel"], .actionSheet)
    let box = try #require(view.subviews.first)
    let frames = frames(of: view)
    #expect(abs(box.frame.maxY - 659) < 0.5)
    #expect((frames["Cancel"]?.minY ?? 0) - (frames["One"]?.maxY ?? 0) == 8)
  }

  @Test func `since iOS 26, two actions are round buttons side by side`() throws {
    let view = view(["Delete", "Cancel"], .alert)
    let buttons = try #require(view.subviews.first?.subviews.last as? UIStackView)
    #expect(buttons.frame.size == CGSize(width: 288, height: 48))
    // Each is (320 - 2 * 16 - 8) / 2 wide.
    #expect(buttons.arrangedSubviews.map(\.frame.width) == [140, 140])
  }
}

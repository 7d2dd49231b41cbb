import Testing

@testable import UIKit

/// Tests of the warnings about what an app shows over its views and CellSnap does not draw.
@MainActor @Suite struct ShownMenuTests {
  private func warnings(_ body: () -> Void) -> [String] { Diagnostics.found(during: body).map(\.text) }

  @Test func `an edit menu that the app presents is reported`() {
    let interaction = UIEditMenuInteraction(delegate: nil)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    #expect(
      warnings { interaction.presentEditMenu(with: configuration) } == [
        "UIEditMenuInteraction.presentEditMenu(with:) is called, and CellSnap draws no menu"
      ])
    #expect(warnings { interaction.dismissMenu() } == [])
  }

  @Test func `a menu that the app shows is reported`() {
    let menu = UIMenuController.shared
    #expect(
      warnings { menu.showMenu(from: UIView(), rect: .zero) } == [
        "UIMenuController.showMenu(from:rect:) is called, and CellSnap draws no menu"
      ])
    #expect(
      warnings { menu.setMenuVisible(true, animated: false) } == [
        "UIMenuController.setMenuVisible(_:animated:) is called, and CellSnap draws no menu"
      ])
    #expect(warnings { menu.setMenuVisible(false, animated: false) } == [])
  }
}

import Foundation
import Testing

@testable import UIKit

@MainActor struct EditMenuInteractionTests {
  private final class Provider: UIEditMenuInteractionDelegate {}

  @Test func `an edit menu's place is the middle of its view`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.addSubview(view)
    let provider = Provider()
    let interaction = UIEditMenuInteraction(delegate: provider)
    #expect(interaction.location(in: outer) == .zero)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    #expect(interaction.delegate === provider)
    #expect(interaction.location(in: outer) == CGPoint(x: 60, y: 40))
  }

  @Test func `an edit menu points at its source until the delegate says otherwise`() {
    let provider = Provider()
    let configuration = UIEditMenuConfiguration(identifier: "menu", sourcePoint: CGPoint(x: 3, y: 4))
    let interaction = UIEditMenuInteraction(delegate: provider)
    #expect(configuration.identifier == AnyHashable("menu"))
    #expect(
      provider.editMenuInteraction(interaction, targetRectFor: configuration)
        == CGRect(x: 3, y: 4, width: 0, height: 0))
    #expect(provider.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: []) == nil)
  }

  @Test func `a hovering pointer stands upright at the screen`() {
    let recognizer = UIHoverGestureRecognizer()
    #expect(recognizer.zOffset == 0)
    #expect(recognizer.altitudeAngle == .pi / 2)
    #expect(recognizer.azimuthAngle(in: nil) == 0)
    #expect(recognizer.rollAngle == 0)
  }

  @Test func `the keyboard has the picture's language`() {
    Device.using(Device(language: "de")) {
      let mode = UITextInputMode.activeInputModes.first
      #expect(mode?.primaryLanguage == "de")
      #expect(UITextField().textInputMode == mode)
    }
  }
}

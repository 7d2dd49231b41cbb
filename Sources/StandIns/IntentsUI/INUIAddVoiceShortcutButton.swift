internal import CellSnapPlaceholders
public import Intents
public import UIKit

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// The button that adds a phrase. It is a marked area.
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
  public let style: INUIAddVoiceShortcutButtonStyle
  open var shortcut: INShortcut?
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?

  public init(style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 50))
    let area = PlaceholderView("CellSnap draws no button of Siri")
    area.frame = bounds
    area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(area)
  }

  public required init?(coder: NSCoder) {
    style = .automatic
    super.init(coder: coder)
  }
}

extension INUIAddVoiceShortcutButton: StandInFacts {
  package static var standInFacts: ViewFacts {
    ViewFacts(INUIAddVoiceShortcutButton.self, placesContents: true) { _ in
      INUIAddVoiceShortcutButton(style: .automatic)
    }
  }
}

@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
  func present(_ controller: INUIAddVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
  func present(_ controller: INUIEditVoiceShortcutViewController, for button: INUIAddVoiceShortcutButton)
}

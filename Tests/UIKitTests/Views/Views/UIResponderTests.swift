import CellDrawing
import Testing

@testable import UIKit

@MainActor struct UIResponderTests {
  private final class Card: UIView {
    var count = 0
    var ratio: CGFloat = 0
    var isOn = false
    var note: String? = "note"

    override func setNibValue(_ value: KeyedValue, forKey key: String) throws -> Bool {
      switch key {
      case "count": count = try value.get()
      case "ratio": ratio = try value.get()
      case "isOn": isOn = try value.get()
      case "note": note = try value.get()
      default: return try super.setNibValue(value, forKey: key)
      }
      return true
    }
  }

  @Test func `a property is set by its name`() {
    let card = Card()
    card.setValue(3, forKey: "count")
    card.setValue(2 as Float, forKey: "ratio")
    card.setValue(true, forKey: "isOn")
    card.setValue(nil, forKey: "note")
    #expect(card.count == 3)
    #expect(card.ratio == 2)
    #expect(card.isOn)
    #expect(card.note == nil)
  }

  @Test func `a property is set at the end of a key path`() {
    let card = Card()
    card.setValue(CGFloat(4), forKeyPath: "layer.cornerRadius")
    #expect(card.layer.cornerRadius == 4)
  }

  @Test func `a property that cannot be set is reported`() {
    let diagnostics = Diagnostics()
    diagnostics.collecting {
      Card().setValue("one", forKey: "count")
      Card().setValue(1, forKey: "weight")
    }
    #expect(
      diagnostics.take().map(\.message) == [
        "count of Card is not set: it is of the type String, and the property takes Int",
        "weight of Card is not set: there is no such property",
      ])
  }
}

import Foundation
import Testing
@testable import CellChecks

/// Finding and changing what objects store.
struct StoredPropertyTests {
  private struct Message {
    var text: String
    var length: Int?
  }

  private class Base {
    let identifier: Int

    init(identifier: Int) { self.identifier = identifier }
  }

  private final class Model: Base {
    let message: Message
    weak var owner: Base?
    let image: Base?
    let closure: () -> Void = {}
    let tags: [String]

    init(_ identifier: Int, _ text: String, tags: [String] = []) {
      message = Message(text: text, length: text.count)
      image = nil
      self.tags = tags
      super.init(identifier: identifier)
    }
  }

  private func property(_ name: String) throws -> StoredProperty {
    try #require(StoredProperty.all(of: Model.self).first { $0.name == name })
  }

  @Test func valuesAreFoundAndThoseInTheStructsOfAnApp() {
    #expect(
      StoredProperty.all(of: Model.self).map(\.name)
        == ["identifier", "message", "message.text", "message.length", "tags"])
  }

  @Test func aConstantTakesTheValueOfAnother() throws {
    let (one, other) = (Model(1, "one"), Model(2, "a text that is too long to lie in its own words"))
    let text = try property("message.text")
    let before = text.value(in: one)
    text.set(text.value(in: other), in: one)
    #expect(one.message.text == "a text that is too long to lie in its own words")
    #expect(one.message.length == 3)
    text.set(before, in: one)
    #expect(one.message.text == "one")
    #expect(other.message.text == "a text that is too long to lie in its own words")
  }

  @Test func valuesAreComparedWhetherOrNotTheyCanBe() throws {
    let (one, other) = (Model(1, "one", tags: ["a"]), Model(1, "two", tags: ["a"]))
    #expect(try property("identifier").isSame(in: one, other))
    #expect(try property("tags").isSame(in: one, other))
    #expect(try !property("message").isSame(in: one, other))
    #expect(try property("message.length").isSame(in: one, other))
  }
}

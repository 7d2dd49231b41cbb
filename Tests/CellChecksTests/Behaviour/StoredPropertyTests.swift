import Foundation
import Testing
@testable import CellChecks

/// Tests of finding and changing the stored properties of objects.
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

  @Test func `values are found, including values in an app's structs`() {
    #expect(
      StoredProperty.all(of: Model.self).map(\.name)
        == ["identifier", "message", "message.text", "message.length", "tags"])
  }

  @Test func `a constant takes the value from another object`() throws {
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

  @Test func `values are compared even if they are not equatable`() throws {
    let (one, other) = (Model(1, "one", tags: ["a"]), Model(1, "two", tags: ["a"]))
    #expect(try property("identifier").isSame(in: one, other))
    #expect(try property("tags").isSame(in: one, other))
    #expect(try !property("message").isSame(in: one, other))
    #expect(try property("message.length").isSame(in: one, other))
  }

  private func variations(_ name: String, of model: Model) throws -> [String] {
    try property(name).variations(in: model).map { "\($0)" }
  }

  @Test func `a property varies to values that are as plausible`() throws {
    let model = Model(5, "Hello", tags: ["a", "b"])
    #expect(try variations("identifier", of: model) == ["2"])
    #expect(try variations("message.text", of: model) == ["Another Hello"])
    #expect(try variations("message.length", of: model) == ["2", "nil"])
    #expect(try variations("tags", of: model) == [#"["a"]"#])
  }

  @Test(arguments: ["logo", "arrow.up", "https://example.com/A B", ""])
  func `a text that is not prose does not vary`(text: String) throws {
    #expect(try variations("message.text", of: Model(0, text)) == [])
  }

  @Test func `zero and an array with one element do not vary`() throws {
    let model = Model(0, "Hello", tags: ["a"])
    #expect(try variations("identifier", of: model) == [])
    #expect(try variations("tags", of: model) == [])
  }

  @Test func `an optional value varies to nil`() throws {
    let (model, length) = (Model(5, "Hello"), try property("message.length"))
    let absence = try #require(length.variations(in: model).last)
    #expect(length.isAbsent(absence))
    length.set(absence, in: model)
    #expect(model.message.length == nil)
  }
}

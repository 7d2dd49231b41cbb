import Testing

@testable import CellChecks

/// The assumptions of CellChecks about the toolchain. The article "What depends on the toolchain" has a row for each test.
struct ToolchainTests {
  private struct Message {
    var text: String
  }

  private final class Model {
    let number: Int
    let message: Message
    let object: Model? = nil

    init(number: Int, text: String) {
      self.number = number
      message = Message(text: text)
    }
  }

  @Test func `the standard library's own reflection tells the offset and the kind of each field`() {
    let properties = StoredProperty.all(of: Model.self)
    #expect(properties.map(\.name) == ["number", "message", "message.text"])
    let values = properties.map { $0.value(in: Model(number: 7, text: "seven")) }
    #expect(values.first as? Int == 7)
    #expect(values.last as? String == "seven")
  }
}

import Foundation
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

  @Test func `Foundation reads the clock by functions that a program can replace`() {
    let start: TimeInterval = 1_736_936_430
    HostSettings.usual.usingClock {
      #expect(abs(Date().timeIntervalSince1970 - start) < 1)
      #expect(abs(NSDate().timeIntervalSince1970 - start) < 1)
      #expect(time(nil) == Int(start))
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

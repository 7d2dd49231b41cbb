import Foundation
import Testing

@testable import CellDrawing

@Suite struct CommandOutputTests {
  @Test func whatIsWrittenIsReadToItsEnd() throws {
    let output = try #require(CommandOutput(["seq", "100000"]))
    #expect(output.bytes.count == 588_895)
    #expect(output.status == 0)
  }

  @Test func aFailureIsNotZero() throws {
    #expect(try #require(CommandOutput(["false"])).status != 0)
  }

  @Test func thereIsNoInputAndNoEnvironment() throws {
    #expect(try #require(CommandOutput(["cat"])).bytes.isEmpty)
    #expect(try #require(CommandOutput(["env"])).bytes.isEmpty)
  }

  @Test func aProgramThatIsNotThereIsNil() {
    #expect(CommandOutput(["no-such-command"])?.status == nil)
    #expect(CommandOutput([])?.status == nil)
  }
}

import Foundation
import Testing

@testable import CellDrawing

@Suite struct CommandOutputTests {
  @Test func whatIsWrittenIsReadToItsEnd() throws {
    let output = try CommandOutput(["seq", "100000"])
    #expect(output.bytes.count == 588_895)
    #expect(output.status == 0)
  }

  @Test func aFailureIsNotZero() throws {
    #expect(try CommandOutput(["false"]).status != 0)
  }

  @Test func thereIsNoInputAndNoEnvironment() throws {
    #expect(try CommandOutput(["cat"]).bytes.isEmpty)
    #expect(try CommandOutput(["env"]).bytes.isEmpty)
  }

  @Test(arguments: [["no-such-command"], []])
  func aProgramThatIsNotThereIsToldOf(arguments: [String]) {
    #expect(throws: CommandError(number: ENOENT)) { try CommandOutput(arguments) }
  }
}

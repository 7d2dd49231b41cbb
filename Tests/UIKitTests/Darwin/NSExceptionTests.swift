import Foundation
import Testing

@testable import UIKit

struct NSExceptionTests {
  @Test func `an exception ends the program with its name and reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException.raise(
        NSExceptionName("Invalid color"), format: "%@ is no color of %d digits",
        arguments: getVaList(["#12", 6]))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Fatal error: Invalid color: #12 is no color of 6 digits"))
  }

  @Test func `a text takes arguments from a list`() {
    #expect(NSString(format: "%d and %@", arguments: getVaList([1, "two"])) == "1 and two")
  }
}

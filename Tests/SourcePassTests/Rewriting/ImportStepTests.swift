import Testing

@testable import CellSnapSourcePass

struct ImportStepTests {
  @Test func partOfUIKitIsImportedAsAWhole() {
    #expect(passed("import UIKit.UIGestureRecognizerSubclass").squeezed == "import UIKit")
  }

  @Test(arguments: [
    "import class UIKit.UIView", "import UIKit", "import Feed.Cells", "@testable import Feed",
  ])
  func otherImportStays(text: String) {
    #expect(passed(text).squeezed == text)
  }

  @Test func whatXCTestBringsAlongIsImported() {
    #expect(passedFile("import XCTest").text.hasPrefix("import UIKit\n#sourceLocation"))
  }

  @Test func whatIsImportedAlreadyIsNotImportedAgain() {
    #expect(passedFile("import UIKit\nimport XCTest").text.hasPrefix("#sourceLocation"))
  }

  @Test func selectorBringsItsImportAlong() {
    let text = "import Foundation\nclass A { @objc func f() {}\nlet s = #selector(f) }"
    #expect(passedFile(text).text.hasPrefix("import UIKit\n#sourceLocation"))
  }

  @Test func objectiveCIsWhatUIKitHasOfIt() {
    let text = passedFile("import ObjectiveC.runtime\nlet key = 1").text
    #expect(text.hasPrefix("import UIKit\n#sourceLocation"))
    #expect(!text.contains("ObjectiveC"))
  }

  @Test(arguments: ["objc_sync_enter(lock)", "let start = CFAbsoluteTimeGetCurrent()", "var color: CGColor?"])
  func whatApplesFoundationBringsAlongIsImported(_ line: String) {
    #expect(passedFile("import Foundation\n" + line).text.hasPrefix("import UIKit\n#sourceLocation"))
  }

  @Test(arguments: ["var task: URLSessionDataTask?", "let request = URLRequest(url: url)"])
  func whatApplesFoundationHasOfTheNetworkIsImported(_ line: String) {
    #expect(
      passedFile("import UIKit\n" + line).text.hasPrefix("import FoundationNetworking\n#sourceLocation"))
  }

  @Test func otherFilesOfFoundationImportNoMore() {
    #expect(passedFile("import Foundation\nlet color = 1").text.hasPrefix("#sourceLocation"))
  }
}

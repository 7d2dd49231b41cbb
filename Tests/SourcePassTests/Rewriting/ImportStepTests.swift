import Testing

@testable import CellSnapSourcePass

struct ImportStepTests {
  @Test func `an import of a part of UIKit becomes an import of UIKit`() {
    #expect(passed("import UIKit.UIGestureRecognizerSubclass").squeezed == "import UIKit")
  }

  @Test func `names of Combine bring it where it is built`() {
    let text = passedFile("import Foundation\nfinal class A: ObservableObject { @Published var a = 1 }").text
    #expect(text.hasPrefix("#if canImport(Combine)\nimport Combine\n#endif\n#sourceLocation"))
  }

  @Test(arguments: ["SwiftUI", "OpenCombine"])
  func `names of Combine bring nothing where another module has them`(_ module: String) {
    let text = passedFile("import Foundation\nimport \(module)\nvar a: AnyCancellable?").text
    #expect(text.hasPrefix("#sourceLocation"))
  }

  @Test func `an import of a part of os becomes an import of os`() {
    #expect(passed("import os.log").squeezed == "import os")
  }

  @Test(arguments: [
    "import class UIKit.UIView", "import UIKit", "import Feed.Cells", "@testable import Feed",
  ])
  func `any other import is not changed`(text: String) {
    #expect(passed(text).squeezed == text)
  }

  @Test func `XCTest brings an import of UIKit`() {
    #expect(passedFile("import XCTest").text.hasPrefix("import UIKit\n#sourceLocation"))
  }

  @Test func `an existing import is not added again`() {
    #expect(passedFile("import UIKit\nimport XCTest").text.hasPrefix("#sourceLocation"))
  }

  @Test func `a selector brings an import of UIKit`() {
    let text = "import Foundation\nclass A { @objc func f() {}\nlet s = #selector(f) }"
    #expect(passedFile(text).text.hasPrefix("import UIKit\n#sourceLocation"))
  }

  @Test func `an import of Objective-C becomes an import of UIKit`() {
    let text = passedFile("import ObjectiveC.runtime\nlet key = 1").text
    #expect(text.hasPrefix("import UIKit\n#sourceLocation"))
    #expect(!text.contains("ObjectiveC"))
  }

  @Test(arguments: ["objc_sync_enter(lock)", "let start = CFAbsoluteTimeGetCurrent()", "var color: CGColor?"])
  func `names of Apple's Foundation bring an import of UIKit`(_ line: String) {
    #expect(passedFile("import Foundation\n" + line).text.hasPrefix("import UIKit\n#sourceLocation"))
  }

  @Test(arguments: ["var task: URLSessionDataTask?", "let request = URLRequest(url: url)"])
  func `network types bring an import of FoundationNetworking`(_ line: String) {
    #expect(
      passedFile("import UIKit\n" + line).text.hasPrefix("import FoundationNetworking\n#sourceLocation"))
  }

  @Test func `a file without such names gets no import`() {
    #expect(passedFile("import Foundation\nlet color = 1").text.hasPrefix("#sourceLocation"))
  }
}

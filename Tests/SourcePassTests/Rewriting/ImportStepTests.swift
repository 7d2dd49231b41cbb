import Foundation
import Testing

@testable import CellSnapSourcePass

struct ImportStepTests {
  @Test func `an import of a part of UIKit becomes an import of UIKit`() {
    #expect(passed("import UIKit.UIGestureRecognizerSubclass").squeezed == "import UIKit")
  }

  @Test func `an import of a part of a stand-in becomes an import of the stand-in`() {
    #expect(
      passed("import LocalAuthentication.LAContext").squeezed == "import LocalAuthentication")
  }

  @Test func `every module of Apple's that stands in can be imported by a part`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/StandIns")
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let others: Set = [
      "AlamofireImage", "Digests", "FLAnimatedImage", "Kingfisher", "Nuke", "Placeholders", "SDWebImage",
      "_Testing_CoreImage",
    ]
    #expect(Set(modules).subtracting(ImportStep.modulesWithParts) == others)
  }

  @Test func `names of the keychain bring Security where it is built`() {
    let text = passedFile("import Foundation\nlet a = kSecClass").text
    #expect(text.hasPrefix("#if canImport(Security)\nimport Security\n#endif\n"))
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
    #expect(passed("import os.log\nlet a = Logger()").squeezed == "import os\nlet a = Logger()")
  }

  @Test func `an import that is left out takes its semicolon along`() {
    let text = "import UIKit; import Foundation; var a: PersonNameComponentsFormatter?"
    #expect(passed(text).squeezed == "import UIKit; var a: PersonNameComponentsFormatter?")
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

  @Test(arguments: [
    "RelativeDateTimeFormatter", "ListFormatter", "DateComponentsFormatter", "MeasurementFormatter",
  ])
  func `formatters that UIKit has bring an import of UIKit`(_ name: String) {
    #expect(
      passedFile("import Foundation\nlet f = \(name)()").text.hasPrefix("import UIKit\n#sourceLocation"))
  }

  @Test func `a type that Foundation and UIKit have is UIKit's type`() {
    let text = passedFile("import Foundation\nlet f = PersonNameComponentsFormatter()").text
    #expect(text.hasPrefix("import UIKit\n#sourceLocation"))
    #expect(!text.contains("import Foundation"))
  }

  @Test(arguments: ["var task: URLSessionDataTask?", "let request = URLRequest(url: url)"])
  func `network types bring an import of FoundationNetworking`(_ line: String) {
    #expect(
      passedFile("import UIKit\n" + line).text.hasPrefix("import FoundationNetworking\n#sourceLocation"))
  }

  @Test func `a file without such names gets no import`() {
    #expect(passedFile("import Foundation\nlet color = 1").text.hasPrefix("#sourceLocation"))
  }

  @Test(arguments: [
    "extension UIColor {}", "let layer: CALayer", "let c: NSLayoutConstraint", "var a: CGPath?",
  ])
  func `names of UIKit bring imports that a bridging header has`(_ line: String) {
    #expect(passedFile(line).text.hasPrefix("import Foundation\nimport UIKit\n#sourceLocation"))
    #expect(passedFile("import Foundation\n" + line).text.hasPrefix("import UIKit\n#sourceLocation"))
  }

  @Test(arguments: ["let UID = 1", "let CATALOG = 1", "var a: CGFloat"])
  func `other names bring no import of UIKit`(_ line: String) {
    #expect(passedFile("import Foundation\n" + line).text.hasPrefix("#sourceLocation"))
  }

  @Test func `names of Foundation bring its import to a file without any`() {
    #expect(passedFile("let a = Date()").text.hasPrefix("import Foundation\n#sourceLocation"))
    #expect(passedFile("import UIKit\nlet a = Date()").text.hasPrefix("#sourceLocation"))
  }

  @Test func `a parser of XML brings an import of its module`() {
    #expect(
      passedFile("import Foundation\nlet a: XMLParser").text.hasPrefix(
        "import FoundationXML\n#sourceLocation"))
  }

  @Test(arguments: [
    ("import os.log\nos_log(a)", "import os\nos_log(a)"),
    ("import os\nlet a = Logger()", "import os\nlet a = Logger()"),
    ("import os.log\nlet a = 1", "\nlet a = 1"), ("import OSLog\nlet a = 1", "\nlet a = 1"),
    ("import MobileCoreServices\nlet a = 1", "\nlet a = 1"),
    ("import MobileCoreServices\nlet a = kUTTypeImage", "import MobileCoreServices\nlet a = kUTTypeImage"),
  ])
  func `an import of which nothing is used is dropped`(text: String, expected: String) {
    #expect(passed(text).squeezed == expected)
  }

  @Test(arguments: ["import Darwin", "import Darwin.C", "import func Darwin.sqrt"])
  func `Foundation takes the place of Darwin`(line: String) {
    let text = passedFile(line).text
    #expect(text.hasPrefix("import Foundation\n#sourceLocation"))
    #expect(!text.contains("Darwin"))
  }

  @Test func `dropped imports are not missing`() {
    let file = SourceFile(path: "A.swift", text: "import os\nimport Darwin\nimport Feed").parsed()
    #expect(ImportStep.imports(of: file, passes: true).map(\.module) == ["Feed"])
    #expect(ImportStep.imports(of: file, passes: false).map(\.module) == ["os", "Darwin", "Feed"])
  }
}

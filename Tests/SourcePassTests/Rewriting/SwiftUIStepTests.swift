import Testing

@testable import CellSnapSourcePass

struct SwiftUIStepTests {
  private func lines(_ text: String, beside others: [String] = []) -> [String] {
    passed(text, beside: others).squeezed.split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#sourceLocation") }
  }

  @Test func `an import and a view are left out where there is no SwiftUI`() {
    #expect(
      passed("import SwiftUI\nstruct Card: View { }\nlet a = 1").squeezed
        == """

        #if canImport(SwiftUI)
        #sourceLocation(file: "App/File.swift", line: 1)
        import SwiftUI
        #endif
        #sourceLocation(file: "App/File.swift", line: 1)


        #if canImport(SwiftUI)
        #sourceLocation(file: "App/File.swift", line: 2)
        struct Card: View { }
        #endif
        #sourceLocation(file: "App/File.swift", line: 2)

        let a = 1
        """)
  }

  @Test(arguments: [
    "struct A: PreviewProvider { }", "func a() -> some View { b }", "extension Color { }",
    "class A: UIViewController { let b = UIHostingController(rootView: c) }",
  ])
  func `a declaration that names types of SwiftUI needs it`(text: String) {
    #expect(lines("import SwiftUI\n" + text).count { $0 == "#if canImport(SwiftUI)" } == 2)
  }

  @Test func `a declaration that names a view needs SwiftUI too`() {
    let view = "import SwiftUI\nstruct Card: View { }"
    #expect(
      lines("import SwiftUI\nenum Maker { static let a = Card() }", beside: [view]).count {
        $0 == "#if canImport(SwiftUI)"
      } == 2)
  }

  @Test func `a class that is left out is named`() {
    #expect(
      lines("import SwiftUI\nclass Card { @State var a = 1 }").contains(
        "#warning(\"Card needs SwiftUI, which is not there, so it is left out\")"))
  }

  @Test func `an app's own type of the same name is none of SwiftUI's`() {
    let text = "import SwiftUI\nstruct Color { }\nlet a = Color()"
    #expect(lines(text).count { $0 == "#if canImport(SwiftUI)" } == 1)
  }

  @Test(arguments: [
    "import UIKit\nstruct Card: View { }", "#if canImport(SwiftUI)\nstruct Card: View { }\n#endif",
  ])
  func `a file without such an import is not changed`(text: String) {
    #expect(!passed(text).contains("#sourceLocation"))
  }
}

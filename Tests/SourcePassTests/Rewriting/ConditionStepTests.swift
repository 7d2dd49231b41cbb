import Testing

@testable import CellSnapSourcePass

struct ConditionStepTests {
  @Test func `a condition for iOS is true`() {
    #expect(
      passed("#if os(iOS) || os(tvOS)\nlet a = 1\n#endif").squeezed
        == "#if true || os(tvOS)\nlet a = 1\n#endif")
  }

  @Test func `a condition against iOS is false`() {
    #expect(passed("#if !os(iOS)\n#elseif os( iOS )\n#endif").squeezed == "#if !true\n#elseif true\n#endif")
  }

  @Test func `a condition for the simulator is true`() {
    #expect(passed("#if targetEnvironment(simulator)\n#endif").squeezed == "#if true\n#endif")
  }

  @Test(arguments: [
    "os(macOS)", "os(Linux)", "canImport(UIKit)", "targetEnvironment(macCatalyst)", "swift(>=5.9)", "DEBUG",
    "arch(arm64)",
  ])
  func `any other condition is not changed`(condition: String) {
    #expect(passed("#if \(condition)\n#endif") == "#if \(condition)\n#endif")
  }

  @Test func `a nested condition is found`() {
    #expect(
      passed("#if A\n#if (os(iOS) && B)\n#endif\n#endif").squeezed == "#if A\n#if (true && B)\n#endif\n#endif"
    )
  }

  @Test func `previews are left out if SwiftUI is missing`() {
    #expect(
      passed("#if DEBUG\nimport SwiftUI\nstruct Preview: PreviewProvider {}\n#endif")
        == "#if (DEBUG) && canImport(SwiftUI)\nimport SwiftUI\nstruct Preview: PreviewProvider {}\n#endif")
    #expect(
      passed("#if A || os(iOS)\nimport SwiftUI\n#endif").squeezed
        == "#if (A || true ) && canImport(SwiftUI)\nimport SwiftUI\n#endif")
  }

  @Test func `a function named os is not changed`() {
    #expect(passed("let a = os(iOS)") == "let a = os(iOS)")
  }

  @Test func `a condition for Linux is false beside one for iOS`() {
    #expect(
      passed("#if os(iOS)\n#elseif os(Linux)\n#endif").squeezed == "#if true\n#elseif false\n#endif")
    #expect(
      passed("#if os(iOS)\n#endif\n#if !os(Linux)\nlet a = 1\n#endif").squeezed
        == "#if true\n#endif\n#if !false\nlet a = 1\n#endif")
  }

  @Test(arguments: ["import UIKit", "let a = UIColor.red"])
  func `a condition for Linux is false around code of UIKit`(code: String) {
    #expect(passed("#if !os(Linux)\n\(code)\n#endif").squeezed == "#if !false\n\(code)\n#endif")
    #expect(
      passed("#if os(Linux)\nlet b = 1\n#else\n\(code)\n#endif").squeezed
        == "#if false\nlet b = 1\n#else\n\(code)\n#endif")
  }

  @Test func `a condition for Linux stays where its block names nothing of UIKit`() {
    let text = "import UIKit\n#if os(Linux)\nimport Glibc\n#endif\nlet a = UIColor.red"
    #expect(passed(text) == text)
  }
}

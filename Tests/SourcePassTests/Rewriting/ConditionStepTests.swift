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
}

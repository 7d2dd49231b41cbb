import Testing

@testable import CellSnapSourcePass

struct MemberListTests {
  private func page(_ texts: String...) -> String {
    let page = MemberList.page(of: texts.map { SourceFile(path: "A.swift", text: $0) })
    return page.range(of: "\n### ").map { String(page[$0.lowerBound...]) } ?? ""
  }

  @Test func `public members are listed by type`() {
    let text =
      "open class Card {\n public init(_ a: Int) {}\n open var b = 1\n func c() {}\n open func d(e: Int, _ f: Int) {} }"
    #expect(page(text) == "\n### Card\n\n`b`, `d(e:_:)`, `init(_:)`\n")
  }

  @Test func `extensions in other files are listed with their type`() {
    #expect(
      page(
        "public struct A { public var b = 1 }",
        "extension A { public static let c = 2 }\npublic extension A { var d: Int { 1 } }")
        == "\n### A\n\n`b`, `c`, `d`\n")
  }

  @Test func `cases and requirements are as public as their type`() {
    #expect(
      page("public enum A { case b, c(Int) }\npublic protocol D { func e() }")
        == "\n### A\n\n`b`, `c`\n\n### D\n\n`e()`\n")
  }

  @Test func `members and types that are not public are left out`() {
    #expect(
      page("class A { public func b() {} }\npackage func c() {}\npublic struct D { struct E {} }").contains(
        "### D"))
    #expect(!page("package func c() {}\npublic struct D { struct E {} }").contains("c"))
  }

  @Test func `members that are never called say so`() {
    #expect(
      page("open class A {\n  /// - Note: Never called.\n  open func b() {}\n  open func c() {}\n}")
        == "\n### A\n\n`b()` (never called), `c()`\n")
  }
}

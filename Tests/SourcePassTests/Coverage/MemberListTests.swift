import Testing

@testable import CellSnapSourcePass

struct MemberListTests {
  private func page(_ texts: String...) -> String {
    let page = MemberList.page(of: texts.map { SourceFile(path: "A.swift", text: $0) })
    return page.range(of: "\n### ").map { String(page[$0.lowerBound...]) } ?? ""
  }

  @Test func publicMembersAreListedByType() {
    let text =
      "open class Card {\n public init(_ a: Int) {}\n open var b = 1\n func c() {}\n open func d(e: Int, _ f: Int) {} }"
    #expect(page(text) == "\n### Card\n\n`b`, `d(e:_:)`, `init(_:)`\n")
  }

  @Test func extensionsOfOtherFilesCount() {
    #expect(
      page(
        "public struct A { public var b = 1 }",
        "extension A { public static let c = 2 }\npublic extension A { var d: Int { 1 } }")
        == "\n### A\n\n`b`, `c`, `d`\n")
  }

  @Test func casesAndRequirementsArePublicWithTheirType() {
    #expect(
      page("public enum A { case b, c(Int) }\npublic protocol D { func e() }")
        == "\n### A\n\n`b`, `c`\n\n### D\n\n`e()`\n")
  }

  @Test func whatIsNotPublicIsLeftOut() {
    #expect(
      page("class A { public func b() {} }\npackage func c() {}\npublic struct D { struct E {} }").contains(
        "### D"))
    #expect(!page("package func c() {}\npublic struct D { struct E {} }").contains("c"))
  }
}

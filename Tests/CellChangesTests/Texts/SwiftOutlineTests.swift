import Testing

@testable import CellChanges

@Suite struct SwiftOutlineTests {
  private func declarations(_ source: String) throws -> [(head: String, body: String)] {
    let tokens = try #require(SwiftTokens.all(in: Array(source.utf8)))
    let outline = try #require(SwiftOutline(tokens))
    return outline.declarations.map { declaration in
      (
        declaration.head.map(\.text).joined(separator: " "),
        declaration.body.map(\.text).joined(separator: " ")
      )
    }
  }

  @Test func `the body of a function is apart from its head`() throws {
    let found = try declarations("func a() -> Int { 1 }\nvar b: Int { 2 }")
    #expect(found.map(\.head) == ["func a ( ) - > Int", "var b : Int"])
    #expect(found.map(\.body) == ["{ 1 }", "{ 2 }"])
  }

  @Test func `the members of a type are declarations`() throws {
    let found = try declarations("final class A: B {\n  let c = 1\n  static func d() { e {} }\n}\nlet f = 2")
    #expect(found.map(\.head) == ["final class A : B {", "let c = 1", "static func d ( )", "let f = 2"])
    #expect(found.map(\.body) == ["", "", "{ e { } }", ""])
  }

  @Test func `a class function is no type`() throws {
    let found = try declarations("struct A {\n  class func b() { c }\n  class override var d: Int { 1 }\n}")
    #expect(found.map(\.body) == ["", "{ c }", "{ 1 }"])
  }

  @Test func `an initial value belongs to the head`() throws {
    let found = try declarations("let a: () -> Int = { 1 }\nlet b = c { 2 }\nvar d: [Int] { 3 }")
    #expect(found.map(\.head) == ["let a : ( ) - > Int = { 1 }", "let b = c { 2 }", "var d : [ Int ]"])
  }

  @Test func `what a protocol requires belongs to the head`() throws {
    let found = try declarations("protocol A {\n  var b: Int { get set }\n}")
    #expect(found.map(\.head) == ["protocol A {", "var b : Int { get set }"])
  }

  @Test func `a type after a constant is a type`() throws {
    let found = try declarations("let a = 1\nstruct B {\n  func c() { 2 }\n}")
    #expect(found.map(\.head) == ["let a = 1", "struct B {", "func c ( )"])
  }

  @Test func `attributes belong to the declaration below them`() throws {
    let found = try declarations("let a = 1\n@MainActor\nfinal class B {\n}")
    #expect(found.map(\.head) == ["let a = 1", "@ MainActor final class B {"])
  }

  @Test(arguments: ["func a() {", "}", "struct A { func b() { ) } }", "struct A {"])
  func `a file whose brackets do not match is refused`(source: String) throws {
    let tokens = try #require(SwiftTokens.all(in: Array(source.utf8)))
    #expect(SwiftOutline(tokens) == nil)
  }
}

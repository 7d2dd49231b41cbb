import Testing

@testable import CellSnapSourcePass

struct SuperclassTableTests {
  private func rows(_ texts: String...) -> [Substring] {
    SuperclassTable.text(of: texts.map { SourceFile(path: "A.swift", text: $0) }).split(separator: "\n")
      .filter { $0.hasPrefix("    \"") }
  }

  @Test func `a class is in the table with its superclass, whichever file has that one`() {
    #expect(
      rows("@MainActor open class Card: Shape, Equatable {}", "open class Shape {}")
        == ["    \"Card\": \"Shape\","])
  }

  @Test func `the classes are sorted by name`() {
    #expect(
      rows("public final class C: A {}\nopen class B: A {}\nopen class A {}")
        == ["    \"B\": \"A\",", "    \"C\": \"A\","])
  }

  @Test func `a superclass with type arguments is written without them`() {
    #expect(
      rows("open class Anchor<Kind> {}\nopen class Width: Anchor<Width> {}") == [
        "    \"Width\": \"Anchor\","
      ])
  }

  @Test(arguments: [
    "open class A: Equatable {}", "class A: B {}\nopen class B {}", "open class A: B {}\nclass B {}",
    "public enum A { open class B: C {} }\nopen class C {}",
  ])
  func `a protocol, a class that is not public and a nested class are left out`(text: String) {
    #expect(rows(text) == [])
  }

  @Test func `the file compiles without classes too`() {
    #expect(SuperclassTable.text(of: []).hasSuffix("static let all: [String: String] = [\n  ]\n}\n"))
  }
}

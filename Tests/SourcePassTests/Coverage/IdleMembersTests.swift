import Testing

@testable import CellSnapSourcePass

struct IdleMembersTests {
  private func members(_ library: String, usedBy other: String = "") -> IdleMembers {
    IdleMembers(
      of: [SourceFile(path: "A.swift", text: library)], usedBy: [SourceFile(path: "B.swift", text: other)])
  }

  private func names(_ library: String, usedBy other: String = "") -> [String] {
    members(library, usedBy: other).all.map(\.name)
  }

  @Test func `a stored property without a use is idle`() {
    #expect(
      names("open class Card { open var title = 1; open var note: Int? { didSet { } } }") == [
        "note", "title",
      ])
  }

  @Test func `a property that is read somewhere is not idle`() {
    #expect(names("open class Card { open var title = 1; func f() { print(title) } }") == [])
    #expect(names("open class Card { open var title = 1 }", usedBy: "let a = Card().title") == [])
  }

  @Test func `computed, static, internal and overriding members are not examined`() {
    #expect(
      names(
        """
        open class Card {
          open var a: Int { 1 }
          public static let b = 2
          var c = 3
          open override var d: Int? { didSet {} }
          open func e() -> Int { 1 }
        }
        """) == [])
  }

  @Test func `an empty function without a call is idle`() {
    #expect(
      names(
        "open class Card { open func open(_ a: Int, at b: Int) {}; open func shut() {} }", usedBy: "c.shut()")
        == ["open(_:at:)"])
  }

  @Test func `a requirement of a delegate with an empty default is idle`() {
    #expect(
      names("public protocol D { func did(_ a: Int) }\npublic extension D { func did(_ a: Int) {} }") == [
        "did(_:)"
      ])
  }

  @Test func `a mark belongs to the member or to a type around it`() {
    let members = members(
      """
      open class Card {
        /// Kept.
        ///
        /// - Note: No effect on the picture.
        open var title = 1
        open var note = 2
      }
      /// A shape. No effect on the picture.
      public struct Shape { public struct Inner { public var side = 1 } }
      """)
    #expect(members.all.filter(\.isMarked).map(\.name) == ["title", "side"])
    #expect(IdlePage.problems(of: members).count == 1)
    #expect(
      IdlePage.problems(of: members).first
        == "A.swift:6: Card.note is never read or called: give it an effect, or write \"- Note: No effect on the picture.\" in its comment"
    )
  }

  @Test func `the page has a table for each type, or a line`() {
    let page = IdlePage.text(
      of: members(
        """
        open class Card {
          /// Kept | for later.
          ///
          /// - Note: No effect on the picture.
          open var title = 1
        }
        /// A shape.
        ///
        /// - Note: No effect on the picture.
        public struct Shape { public var side = 1 }
        """))
    #expect(
      page.hasSuffix(
        "\n### Card\n\n| member | what it is |\n|---|---|\n| `title` | Kept \\| for later. |\n\n### Shape\n\nThe whole type. A shape.\n"
      ))
  }
}

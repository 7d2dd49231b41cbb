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
    #expect(members.all.filter { $0.mark != nil }.map(\.name) == ["title", "side"])
    #expect(IdlePage.problems(of: members).count == 1)
    #expect(
      IdlePage.problems(of: members).first
        == "A.swift:6: Card.note is never read or called: give it an effect, or write \"- Note: No effect on the picture.\" in its comment, or \"- Note: Never called.\" if an iPhone calls it while it lays out or draws"
    )
  }

  @Test func `a call has the labels of the function that it means`() {
    let card = "open class Card { open func turn(_ a: Int) {}; open func turn(_ a: Int, to b: Int) {} }"
    #expect(names(card, usedBy: "c.turn(1)") == ["turn(_:to:)"])
    #expect(names(card, usedBy: "c?.turn(1, to: 2); super.turn(1)") == ["turn(_:)"])
    #expect(names(card, usedBy: "list.forEach(c.turn)") == ["turn(_:to:)"])
    #expect(names(card, usedBy: "f(c.turn(_:to:))") == ["turn(_:)"])
  }

  @Test func `a call may leave out defaults and the labels of closures behind it`() {
    let card = "open class Card { open func turn(to a: Int = 1, then b: Int = 2, body: () -> Void) {} }"
    #expect(names(card, usedBy: "c.turn { }") == [])
    #expect(names(card, usedBy: "c.turn(then: 3) { }") == [])
    #expect(names(card, usedBy: "c.turn(body: f)") == [])
    #expect(names(card, usedBy: "c.turn(1) { }") == ["turn(to:then:body:)"])
  }

  @Test func `a requirement of a delegate or of a data source has to be called or marked`() {
    #expect(
      names("public protocol CardDelegate { func card(_ c: Card, at a: Int) -> Bool }", usedBy: "f(card)")
        == ["card(_:at:)"])
    #expect(names("public protocol CardDataSource { func count(of c: Card) -> Int }") == ["count(of:)"])
    #expect(names("public protocol Turning { func count(of c: Card) -> Int }") == [])
    let marked = members(
      """
      public protocol CardDelegate { func card(_ c: Card, at a: Int) -> Bool }
      extension CardDelegate {
        /// - Note: No effect on the picture.
        public func card(_ c: Card, at a: Int) -> Bool { true }
      }
      """)
    #expect(IdlePage.problems(of: marked) == [])
  }

  private let uncalled = """
    open class Card {
      /// Called after a turn.
      ///
      /// - Note: Never called.
      open func didTurn(to a: Int) { print(a) }
    }
    """

  @Test func `a method that is never called has to be named by a warning`() {
    #expect(
      IdlePage.problems(of: members(uncalled)) == [
        "A.swift:5: Card.didTurn(to:) is never called, and no warning names an app's own method: add it to the uncalled members of its class"
      ])
    #expect(IdlePage.problems(of: members(uncalled + "\nlet a = \"Card.didTurn(to:)\"")) == [])
  }

  @Test(arguments: ["didTurn(to:)", "Wheel.didTurn(to:)", "PlayCard.didTurn(to:)", "Deck.Card.didTurn(to:)"])
  func `a warning names a method with its type`(text: String) {
    #expect(IdlePage.problems(of: members(uncalled + "\nlet a = \"\(text)\"")).count == 1)
  }

  @Test func `a list of uncalled members names the methods of its type`() {
    func problemCount(_ type: String) -> Int {
      let list =
        "\nlet a = UncalledMembers(of: \(type).self, plain: A.self, overriding: [\"didTurn(to:)\": B.self])"
      return IdlePage.problems(of: members(uncalled + list)).count
    }
    #expect(problemCount("Card") == 0)
    #expect(problemCount("Wheel") == 1)
  }

  @Test func `a sentence about calls is no mark`() {
    let card = "open class Card {\n/// Turns. Never called. Taps turn it.\nopen func turn() {}\n}"
    #expect(members(card).all.map(\.mark) == [nil])
  }

  @Test func `a method with the mark that is called has another mark or none`() {
    #expect(
      IdlePage.problems(of: members(uncalled + "\nlet a = \"Card.didTurn(to:)\"", usedBy: "c.didTurn(to: 1)"))
        == ["A.swift:5: Card.didTurn(to:) is called: take \"- Note: Never called.\" out of its comment"])
  }

  @Test func `methods that are never called have a table of their own`() {
    let page = IdlePage.text(of: members(uncalled))
    #expect(page.contains("|---|---|\n| `Card.didTurn(to:)` | Called after a turn. |\n\n## Members"))
    #expect(!page.contains("### Card"))
  }

  @Test func `marked members of every kind are on the page`() {
    let page = IdlePage.text(
      of: members(
        """
        public struct Card {
          /// - Note: No effect on the picture.
          public static let first = 1
          /// - Note: No effect on the picture.
          public var second: Int { get { 2 } set {} }
        }
        """))
    #expect(
      page.hasSuffix("### Card\n\n| member | what it is |\n|---|---|\n| `first` |  |\n| `second` |  |\n"))
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

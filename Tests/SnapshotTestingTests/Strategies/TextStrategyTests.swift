import Testing

@testable import SnapshotTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The texts that strategies make of values.
struct TextStrategyTests {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String? {
    var text: String?
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  private struct User: Codable {
    var name: String
    var id: Int
  }

  @Test func `a dump has the parts of a value in the order of their names`() {
    #expect(text(User(name: "Ada", id: 1), .dump) == "▿ User\n  - id: 1\n  - name: \"Ada\"\n")
  }

  @Test func `a dump counts the elements of collections`() {
    #expect(text([1], .dump) == "▿ 1 element\n  - 1\n")
    #expect(text([Int](), .dump) == "- 0 elements\n")
    #expect(
      text(["b": 2, "a": 1].filter { $0.value > 1 }, .dump).map { $0.hasPrefix("▿ 1 key/value pair\n") }
        == true)
  }

  @Test func `a dump sorts dictionaries and sets`() {
    #expect(text(Set(["c", "a", "b"]), .dump) == "▿ 3 members\n  - \"a\"\n  - \"b\"\n  - \"c\"\n")
  }

  @Test func `a dump sorts the values of dictionaries too`() {
    let lines = ["▿ 2 key/value pairs", "  ▿ (2 elements)", "    - key: \"a\"", "    - value: 1"]
    #expect(text(["b": 2, "a": 1], .dump)?.hasPrefix(lines.joined(separator: "\n")) == true)
  }

  @Test func `a dump of an optional value has its type`() {
    #expect(text(Int?.none, .dump) == "- Optional<Int>.none\n")
    #expect(text(Int?.some(2), .dump) == "▿ Optional<Int>\n  - some: 2\n")
  }

  @Test func `a dump ends at an object that contains itself`() {
    final class Node {
      var next: Node?
    }
    let node = Node()
    node.next = node
    let expected = "▿ Node\n  ▿ next: Optional<Node>\n    ▿ some (circular reference detected)\n"
    #expect(text(node, .dump) == expected)
    node.next = nil
  }

  @Test func `a dump ends at a dictionary that contains its owner`() {
    final class Owner {
      var parts: [String: Owner] = [:]
    }
    let owner = Owner()
    owner.parts["self"] = owner
    #expect(text(owner, .dump)?.contains("(circular reference detected)") == true)
    owner.parts = [:]
  }

  @Test func `a dump describes known types in words that stay`() {
    #expect(text(Data("Hello".utf8), .dump) == "- 5 bytes\n")
    #expect(text(Date(timeIntervalSinceReferenceDate: 0), .dump) == "- 2001-01-01T00:00:00Z\n")
    #expect(text(NSObject(), .dump) == "- <NSObject>\n")
    #expect(text("Hello!".dropLast(), .dump) == "- \"Hello\"\n")
  }

  @Test func `a background colour that appears in lines about views is a difference`() {
    let views = Diffing<String>.views
    let (old, new) = (
      "<UIView; frame = (0 0; 1 1); layer = <CALayer>>",
      "<UIView; frame = (0 0; 1 1); backgroundColor = UIExtendedGrayColorSpace 1 1; layer = <CALayer>>"
    )
    #expect(views.diff(old, new) != nil)
    #expect(views.diff(new, old) != nil)
  }

  @Test func `a background colour that an iPhone's lines may lack is none`() {
    let views = Diffing<String>.views
    let line = "frame = (0 0; 1 1); backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <CALayer>>"
    let phones = "frame = (0 0; 1 1); layer = <CALayer>>"
    ReferenceOrigin.$mayBePhone.withValue(true) {
      #expect(views.diff("<UIView; " + phones, "<UIView; " + line) == nil)
    }
    #expect(views.diff("<UILabel; " + phones, "<UILabel; " + line) == nil)
  }

  @Test func `JSON has sorted keys`() {
    let expected = "{\n  \"id\" : 1,\n  \"name\" : \"Ada\"\n}"
    #expect(text(User(name: "Ada", id: 1), .json) == expected)
    #expect(text(["name": "Ada", "id": 1] as Any, .json) == expected)
  }

  @Test func `a property list is XML`() {
    let list = text(User(name: "Ada", id: 1), .plist)
    #expect(list?.contains("<key>id</key>\n\t<integer>1</integer>\n\t<key>name</key>") == true)
  }

  @Test func `a function becomes a table of its cases`() {
    enum Direction: String, CaseIterable {
      case up, down
    }
    let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<String, String>.description)
    #expect(
      text({ $0 == .up ? "say \"down\"" : "up" }, strategy) == "\"up\",\"say \"\"down\"\"\"\n\"down\",\"up\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test func `a request is its method, address, headers and body`() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/notes?b=2&a=1")))
    request.httpMethod = "POST"
    request.addValue("application/json", forHTTPHeaderField: "Accept")
    request.addValue("key=1", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("{\"b\":\"2\",\"a\":1}".utf8)
    #expect(
      text(request, .raw)
        == "POST https://example.org/notes?a=1&b=2\nAccept: application/json\nCookie: key=1\n\n{\"b\":\"2\",\"a\":1}"
    )
    #expect(text(request, .raw(pretty: true))?.hasSuffix("{\n  \"a\" : 1,\n  \"b\" : \"2\"\n}") == true)
    #expect(
      text(request, .curl) == """
        curl \\
        \t--request POST \\
        \t--header "Accept: application/json" \\
        \t--data "{\\"b\\":\\"2\\",\\"a\\":1}" \\
        \t--cookie "key=1" \\
        \t"https://example.org/notes?a=1&b=2"
        """)
  }

  @Test func `the elements of a path are lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1.5, y: 0))
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 3, y: 0))
    path.closeSubpath()
    path.move(to: CGPoint(x: 1, y: 1))
    #expect(
      text(path as CGPath, .elementsDescription)
        == "MoveTo (0.0, 0.0)\nLineTo (1.5, 0.0)\nQuadCurveTo (3.0, 0.0) (3.0, 3.0)\nClose \n\nMoveTo (1.0, 1.0)\n"
    )
  }

  @Test func `a pullback changes the value before the snapshot`() {
    #expect(text(12, Snapshotting<String, String>.lines.pullback { "\($0)" }) == "12")
  }

  @Test func `a later pullback waits for its value`() {
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async { callback in callback("\(number)!") }
    }
    #expect(text(12, strategy) == "12!")
  }
}

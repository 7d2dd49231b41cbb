import Testing

@testable import CellSnapFuzzing

struct MarkupMutationTests {
  private func changes(of text: String, as format: MarkupMutation = .svg, count: Int) -> [String] {
    var generator = Mutation.Generator(state: 1)
    return (0..<count).map { _ in
      String(decoding: format.changed(Array(text.utf8), using: &generator), as: UTF8.self)
    }
  }

  @Test func `changes affect the parts of a document, and nothing before it`() {
    let changes = changes(of: "12<3 <svg><rect width=\"9\"/><g/></svg>", count: 2_000)
    #expect(changes.allSatisfy { $0.hasPrefix("12<3 <svg") })
    for part in [
      "<feTurbulence ", " mask='url(#a)'", "1e38", "<rect width=\"9\"/><rect width=\"9\"/>", "<tspan width",
    ] {
      #expect(changes.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test func `a nib changes by the words of nibs`() {
    let changes = changes(of: "<document><view x=\"9\"/></document>", as: .nib, count: 2_000)
    for part in ["<segue destination='a' kind='embed' id='s'/>", " multiplier='1:0'", "1e38", "<stackView x"]
    {
      #expect(changes.contains { $0.contains(part) }, "\(part)")
    }
  }

  @Test func `a text that is no document is not changed`() {
    #expect(Set(changes(of: "12<3 <rect width=\"9\"/>", count: 100)) == ["12<3 <rect width=\"9\"/>"])
  }

  @Test func `a long text ends at a zero`() {
    var source = ByteSource([97, 98, 0, 99])
    #expect(source.longText() == "ab")
    #expect(source.remainder() == [99])
  }
}

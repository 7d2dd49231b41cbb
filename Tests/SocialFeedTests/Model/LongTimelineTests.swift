import Foundation
import Testing

@testable import CellSnapSocialFeed

/// Tests of input that is longer than servers allow: it is cut and reported.
struct LongTimelineTests {
  private func decode(_ fields: String) throws -> Timeline {
    try Timeline.decode(
      Data(#"[{"id": "7", "account": {"id": "1", "username": "ada"}, \#(fields)}]"#.utf8))
  }

  private func text(_ count: Int) -> String { String(repeating: "é", count: count) }

  @Test(arguments: [
    ("content", LongestText.content), ("spoiler_text", .paragraph), ("edited_at", .line),
  ])
  func `a text is cut at its limit`(field: String, limit: LongestText) throws {
    let whole = try decode(#""\#(field)": "\#(text(limit.rawValue))""#)
    #expect(whole.cut.isEmpty)
    let cut = try decode(#""\#(field)": "\#(text(limit.rawValue + 1))""#).cut
    #expect(
      cut.map(\.description) == [
        "row 0 (id 7): \"\(field)\" has \(limit.rawValue + 1) characters; the first \(limit.rawValue) are read"
      ])
  }

  @Test func `the end of a long text is cut off`() throws {
    let timeline = try decode(#""spoiler_text": "\#(text(20_000))""#)
    #expect(timeline.statuses[0].spoilerText == text(10_000))
  }

  @Test(arguments: [
    (#""card": {"url": "u", "title": "$"}"#, "card.title"),
    (#""card": {"url": "u", "description": "$"}"#, "card.description"),
    (#""poll": {"options": [{"title": "$"}]}"#, "poll.options.title"),
    (#""media_attachments": [{"id": "1", "description": "$"}]"#, "media_attachments.description"),
    (#""tags": [{"name": "$"}]"#, "tags.name"), (#""mentions": [{"acct": "$"}]"#, "mentions.acct"),
    (#""emojis": [{"shortcode": "$"}]"#, "emojis.shortcode"),
    (#""reblog": {"id": "8", "account": {"id": "1", "username": "b", "note": "$"}}"#, "reblog.account.note"),
    (
      #""quote": {"id": "8", "account": {"id": "1", "username": "b", "display_name": "$"}}"#,
      "quote.account.display_name"
    ),
    (
      #""reblog": {"id": "8", "account": {"id": "1", "username": "b", "fields": [{"name": "n", "value": "$"}]}}"#,
      "reblog.account.fields.value"
    ),
  ])
  func `each text has a limit`(fields: String, path: String) throws {
    let timeline = try decode(fields.replacing("$", with: text(300_000)))
    #expect(timeline.cut.map(\.path) == [path])
  }

  @Test(arguments: [
    "media_attachments": #"{"id": "1"}"#, "emojis": #"{"shortcode": "a"}"#, "tags": #"{"name": "a"}"#,
    "mentions": #"{"acct": "a"}"#,
  ])
  func `a list is cut at its limit`(field: String, element: String) throws {
    let list = Array(repeating: element, count: 1_001).joined(separator: ",")
    let timeline = try decode(#""\#(field)": [\#(list)]"#)
    #expect(
      timeline.cut.map(\.description) == [
        "row 0 (id 7): \"\(field)\" has 1001 elements; the first 1000 are read"
      ])
  }

  @Test func `a field is reported once for each row`() throws {
    let photo = #"{"id": "1", "description": "\#(text(10_001))"}"#
    #expect(try decode(#""media_attachments": [\#(photo), \#(photo)]"#).cut.count == 1)
  }

  @Test func `a null among elements does not remove the other elements`() throws {
    let timeline = try decode(#""media_attachments": [null, {"id": "a"}, 5, {"id": "b"}]"#)
    #expect(timeline.statuses[0].mediaAttachments.map(\.id) == ["a", "b"])
  }

  // A reader with quadratic time would take many minutes.
  @Test(.timeLimit(.minutes(10))) func `a post beyond every limit is read`() throws {
    let texts = String(repeating: "<blockquote><ul><li>", count: 30_000)
    let emojis = (0..<100_000).map { #"{"shortcode": "e\#($0)"}"# }.joined(separator: ",")
    let timeline = try decode(
      #""content": "\#(texts)", "spoiler_text": "\#(text(1_000_000))", "emojis": [\#(emojis)]"#)
    let post = WallPost(status: timeline.statuses[0], settings: FeedSettings())
    #expect(timeline.cut.count == 3)
    #expect(post.warning?.isEmpty == false)
  }

  @Test func `JSON that is nested too deeply is refused`() {
    for depth in [513, 1_000, 100_000] {
      let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      #expect(throws: TimelineError.nestedTooDeeply(limit: 512)) { try decode(#""x": \#(nested)"#) }
    }
  }

  @Test func `JSON of the maximum depth is read`() throws {
    let nested = String(repeating: "[", count: 510) + String(repeating: "]", count: 510)
    #expect(try decode(#""x": \#(nested), "content": "[[[[\"""#).statuses.count == 1)
  }

  @Test func `brackets inside a text do not count as depth`() {
    let brackets = String(repeating: "[", count: 1_000)
    #expect { try decode(#""x": "\\\"\#(brackets)" no"#) } throws: {
      guard case .notJSON = $0 as? TimelineError else { return false }
      return true
    }
  }

  @Test func `messages quote only the beginning of long input`() throws {
    let timeline = try Timeline.decode(
      Data(#"[{"id": "\#(text(900))\nx", "content": "y"}, {"id": "1", "username": "a"}]"#.utf8))
    #expect(timeline.skipped[0].description == "row 0 (id \(text(80))…): \"account\" is missing")
    #expect(throws: TimelineError.self) { try Timeline.decode(Data(#"{"error": "\#(text(100_000))"}"#.utf8)) }
    #expect(TimelineError.refused(message: text(500)).description.count < 200)
  }
}

import Foundation
import Testing

@testable import CellSnapSocialFeed

struct TimelineTests {
  private static let account = #""account": {"id": "1", "username": "ada", "acct": "ada@example.social"}"#

  private func decode(_ json: String) throws -> Timeline {
    try Timeline.decode(Data(json.utf8))
  }

  private func status(_ fields: String) throws -> Status {
    try #require(
      try decode(#"{"id": "7", \#(Self.account)\#(fields.isEmpty ? "" : ", ")\#(fields)}"#).statuses.first)
  }

  @Test func `a status needs only an id and an account`() throws {
    let timeline = try decode(#"{"id": "7", \#(Self.account), "content": null, "emojis": null}"#)
    #expect(timeline.statuses.map(\.id) == ["7"])
    #expect(timeline.skipped.isEmpty)
  }

  @Test func `an array may mix statuses and accounts`() throws {
    let timeline = try decode(
      #"[{"id": 7, "content": "x", \#(Self.account)}, {"id": "2", "username": "bo"}]"#)
    #expect(timeline.statuses.map(\.id) == ["7"])
    #expect(timeline.accounts.map(\.acct) == ["bo"])
  }

  @Test func `a row with a fault is reported, and the other rows are kept`() throws {
    let timeline = try decode(
      #"[{"id": "1", "content": "x"}, {"id": "2", "content": "y", \#(Self.account)}, 5, {"id": "3", "account": {}}]"#
    )
    #expect(timeline.statuses.map(\.id) == ["2"])
    #expect(
      timeline.skipped.map(\.description) == [
        #"row 0 (id 1): "account" is missing"#, "row 2: not an object",
        #"row 3 (id 3): "account.id" is missing"#,
      ])
  }

  @Test func `a number may be a text`() throws {
    let status = try status(#""favourites_count": "10800", "reblogs_count": 31.0, "replies_count": null"#)
    #expect(status.favouritesCount == 10_800)
    #expect(status.reblogsCount == 31)
    #expect(status.repliesCount == 0)
  }

  @Test func `negative and too large counts become zero`() throws {
    let status = try status(#""favourites_count": -4, "reblogs_count": 1e300"#)
    #expect(status.favouritesCount == 0)
    #expect(status.reblogsCount == 0)
  }

  @Test func `a Boolean may be a number`() throws {
    #expect(try status(#""sensitive": 1"#).isSensitive)
    #expect(try status(#""sensitive": "false""#).isSensitive == false)
  }

  @Test(arguments: [
    ("2017-02-08T02:00:53.274Z", 1_486_519_253), ("2023-06-01T02:16:00.000000Z", 1_685_585_760),
    ("2019-11-10T10:31:10.744+00:00", 1_573_381_870), ("2024-02-28", 1_709_078_400),
  ])
  func `dates of several formats are read`(text: String, seconds: Double) throws {
    #expect(
      try status(#""created_at": "\#(text)""#).createdAt?.timeIntervalSince1970.rounded(.down) == seconds)
  }

  @Test func `an attachment with a fault is left out`() throws {
    let status = try status(
      #""media_attachments": [5, {"id": "a", "type": "image"}, {"type": "odd", "url": "u"}]"#)
    #expect(status.mediaAttachments.map(\.id) == ["a", "u"])
    #expect(status.mediaAttachments.map(\.kind) == [.image, .unknown])
  }

  @Test func `a lone surrogate becomes a replacement character`() throws {
    let status = try status(#""content": "a\ud83d b\udc00 \ud83d\ude00 \\ud83d""#)
    #expect(status.content == "a\u{FFFD} b\u{FFFD} 😀 \\ud83d")
  }

  @Test func `a byte that is not UTF-8 becomes a replacement character`() throws {
    var data = Data(#"{"id": "7", \#(Self.account), "content": "a"#.utf8)
    data += [0xFF] + Data(#"b"}"#.utf8)
    #expect(try Timeline.decode(data).statuses.first?.content == "a\u{FFFD}b")
  }

  @Test func `a byte order mark is skipped`() throws {
    let data = Data([0xEF, 0xBB, 0xBF]) + Data(#"{"id": "7", \#(Self.account), "content": "a"}"#.utf8)
    #expect(try Timeline.decode(data).statuses.count == 1)
  }

  @Test func `a reblog and a quote are decoded`() throws {
    let inner = #"{"id": "8", "content": "x", \#(Self.account)}"#
    #expect(try status(#""reblog": \#(inner)"#).reblog?.value.id == "8")
    #expect(try status(#""quote": {"state": "accepted", "quoted_status": \#(inner)}"#).quote?.value.id == "8")
    #expect(try status(#""quote": \#(inner)"#).quote?.value.id == "8")
    #expect(try status(#""quote": {"state": "pending", "quoted_status": null}"#).quote == nil)
  }

  @Test(arguments: ["", "{", "[1,", "hello", "{\"id\": NaN}"])
  func `a text that is not JSON is refused`(text: String) {
    #expect { try decode(text) } throws: {
      guard case .notJSON = $0 as? TimelineError else { return false }
      return true
    }
  }

  @Test(arguments: ["5", "null", "\"x\"", "{}", "[1, 2]", "[[]]", #"{"a": [1]}"#, #"[{"x": 1}]"#])
  func `JSON of another shape is refused`(text: String) {
    #expect { try decode(text) } throws: {
      guard case .otherShape = $0 as? TimelineError else { return false }
      return true
    }
  }

  @Test func `a server's error is reported in its words`() {
    #expect(throws: TimelineError.refused(message: "Record not found")) {
      try decode(#"{"error": "Record not found"}"#)
    }
  }

  @Test func `an empty array has no rows`() throws {
    #expect(try decode("[]").rows.isEmpty)
  }
}

import Testing

@testable import CellServer

@Suite struct EventStreamTests {
  @Test func `events come in their order`() {
    let stream = EventStream()
    stream.add("status", data: "1")
    stream.add("changes", data: "{}")
    #expect(stream.next() == "event: status\ndata: 1\n\n")
    #expect(stream.next() == "event: changes\ndata: {}\n\n")
  }

  @Test func `of waiting events of one name the last one is kept`() {
    let stream = EventStream()
    for number in 1...1_000 { stream.add("status", data: "\(number)") }
    #expect(stream.next() == "event: status\ndata: 1000\n\n")
    #expect(stream.next(waiting: 0) == ":\n\n")
  }

  @Test func `a closed stream ends after its waiting events`() {
    let stream = EventStream()
    stream.add("status", data: "1")
    stream.close()
    stream.add("status", data: "2")
    #expect(stream.next() == "event: status\ndata: 1\n\n")
    #expect(stream.next() == nil)
  }

  @Test func `a stream whose client is gone ends without waiting`() {
    #expect(EventStream().next(waiting: 1_000, while: { false }) == nil)
  }

  @Test func `a hub sends to every open stream, and forgets closed ones`() {
    let hub = EventHub()
    let (first, second) = (hub.open(), hub.open(with: [("status", "0")]))
    first.close()
    hub.send("review", data: "{}")
    #expect(first.next() == nil)
    #expect(second.next() == "event: status\ndata: 0\n\n")
    #expect(second.next() == "event: review\ndata: {}\n\n")
  }
}

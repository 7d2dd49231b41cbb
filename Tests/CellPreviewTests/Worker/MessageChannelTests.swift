import Foundation
import Testing

@testable import CellPreview

@Suite struct MessageChannelTests {
  /// A pipe whose ends are both on this side.
  private func channel() -> MessageChannel {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    return MessageChannel(input: ends[0], output: ends[1])
  }

  @Test func `both parts of a message arrive`() {
    let channel = channel()
    #expect(channel.send(Array("head".utf8), [1, 2, 3]))
    #expect(channel.send([]))
    let first = channel.receive()
    #expect(first?.first == Array("head".utf8))
    #expect(first?.second == [1, 2, 3])
    #expect(channel.receive()?.first == [])
    close(channel.input)
    close(channel.output)
  }

  @Test func `a closed channel has no message`() {
    let channel = channel()
    close(channel.output)
    #expect(channel.receive() == nil)
    close(channel.input)
  }

  @Test func `a message that is cut has no end`() {
    let channel = channel()
    let bytes: [UInt8] = [0, 0, 0, 9, 0, 0, 0, 0, 1]
    _ = write(channel.output, bytes, bytes.count)
    close(channel.output)
    #expect(channel.receive() == nil)
    close(channel.input)
  }

  @Test func `a length beyond the limit is refused without memory for it`() {
    let channel = channel()
    let bytes: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0]
    _ = write(channel.output, bytes, bytes.count)
    #expect(channel.receive() == nil)
    close(channel.input)
    close(channel.output)
  }

  @Test func `nothing is awaited after the limit`() {
    let channel = channel()
    #expect(channel.receive(until: .now) == nil)
    close(channel.input)
    close(channel.output)
  }
}

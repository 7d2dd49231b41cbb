internal import CellSnapWatch
import Foundation

/// A reply that a copy of this process makes, so that its changes to shared objects are gone afterwards.
enum ForkedReply {
  /// Runs `body` in a copy of this process and returns its reply. Throws if the copy crashes or takes too long.
  /// - Parameters:
  ///   - entry: The name of the entry, for the error.
  ///   - limit: The time after which the copy is ended.
  @MainActor
  static func make(
    of entry: String, within limit: Duration,
    _ body: () throws(PreviewError) -> WorkerReply
  ) throws(PreviewError) -> WorkerReply {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .failed("no pipe can be opened") }
    let child = cellsnap_fork()
    guard child != 0 else {
      close(ends[0])
      var reply: WorkerReply
      do throws(PreviewError) { reply = try body() } catch { reply = WorkerReply(error) }
      let isSent = MessageChannel(input: ends[0], output: ends[1])
        .send(AnswerJSON.bytes(of: reply.head), reply.bytes)
      _exit(isSent ? 0 : 1)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard child > 0 else { throw .failed("no process can be started") }
    let message = MessageChannel(input: ends[0], output: ends[1]).receive(until: .now + limit)
    if message == nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard let message, let head = try? JSONDecoder().decode(WorkerReply.Head.self, from: Data(message.first))
    else {
      throw .failed("\(entry) \(status & 0x7F == SIGKILL ? "took too long" : "crashed") with these values")
    }
    return WorkerReply(head: head, bytes: message.second)
  }
}

import CellSnapIcons
import Foundation
import Testing

@testable import CellDrawing

@Suite struct ImageWorkerTests {
  private var size: ImageWorker.Request {
    ImageWorker.Request(kind: Int(CELLSNAP_WORKER_SIZE), bytes: document("<text/>"))
  }

  @Test func `a worker serves one document after another`() throws {
    let worker = try ImageWorker()
    for _ in 0..<3 {
      let reply = try #require(try worker.reply(to: size))
      #expect(reply.width == 24 && reply.height == 24)
    }
  }

  @Test func `a worker continues after a document that ended its process`() throws {
    let worker = try ImageWorker()
    let broken = ImageWorker.Request(kind: Int(CELLSNAP_WORKER_SIZE), bytes: Array("<svg".utf8))
    #expect(throws: WorkerFailure.self) { try worker.reply(to: broken) }
    #expect(try worker.reply(to: size)?.width == 24)
  }

  @Test func `a worker that was killed is started again`() throws {
    let workers = ImageWorkers()
    _ = try workers.reply(to: size, usesFonts: false)
    for process in workers.idleProcesses { kill(process, SIGKILL) }
    #expect(try workers.reply(to: size, usesFonts: false).width == 24)
  }

  @Test func `a worker ends together with the socket of its owner`() throws {
    var process: pid_t = 0
    do {
      let worker = try ImageWorker()
      process = worker.process
      #expect(kill(process, 0) == 0)
      _ = try worker.reply(to: size)
    }
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  @Test func `an icon is drawn in a process without standard streams`() async {
    await #expect(processExitsWith: .success) {
      for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { close(stream) }
      let bytes = try SVGIcon(document("<text y='9'>A</text>")).pixels(width: 24, height: 24).bytes
      if !bytes.contains(where: { $0 != 0 }) { exit(3) }
    }
  }

  @Test func `an icon is drawn in a process that ignores its children's end`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGCHLD, SIG_IGN)
      let icon = SVGIcon(document("<text y='9'>A</text>"))
      let bytes = try icon.pixels(width: 24, height: 24).bytes
      #expect(bytes.contains { $0 != 0 })
    }
  }

  @Test(.enabled(if: cellsnap_worker_is_limited() != 0, "a sanitizer writes files"))
  func `a worker's program can neither write files nor use the network`() throws {
    let program = """
      exec 2>/dev/null
      touch /tmp/cellsnap-worker-test && echo wrote
      echo x > /dev/null || echo refused
      exec 3<>/dev/tcp/127.0.0.1/9 && echo connected
      ulimit -c
      """
    let worker = try ImageWorker()
    let reply = try worker.reply(
      to: ImageWorker.Request(
        kind: Int(CELLSNAP_WORKER_RUN),
        texts: ["/bin/bash", "", NSTemporaryDirectory(), "bash", "-c", program, ""]))
    #expect(reply.map { String(decoding: $0.bytes, as: UTF8.self) } == "refused\n0\n")
  }

  @Test func `a program that writes without end is stopped`() throws {
    let worker = try ImageWorker()
    var request = ImageWorker.Request(
      kind: Int(CELLSNAP_WORKER_RUN), texts: ["/usr/bin/yes", "", NSTemporaryDirectory(), "yes", ""])
    request.limits.output = 1 << 20
    #expect(throws: WorkerFailure.tooLong(bytes: 1 << 20)) { try worker.reply(to: request) }
  }

  @Test func `a program reads the request's bytes as a file`() throws {
    let worker = try ImageWorker()
    let request = ImageWorker.Request(
      kind: Int(CELLSNAP_WORKER_RUN),
      texts: ["/bin/cat", "", NSTemporaryDirectory(), "cat", "/proc/self/fd/0", "-", ""], bytes: [1, 0, 2])
    #expect(try worker.reply(to: request)?.bytes == [1, 0, 2, 1, 0, 2])
  }
}

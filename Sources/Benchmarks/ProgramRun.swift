import Foundation

/// What a program took from its start to its end.
struct ProgramRun {
  /// Of all its threads, in milliseconds.
  var processorTime: Double
  /// In milliseconds.
  var time: Double

  /// Runs a program whose name is known in the folder of this one or in `PATH`.
  ///
  /// Throws `BenchmarkError.failedProgram` where it does not end well, with the last line of what it wrote.
  init(_ program: String, _ arguments: [String]) throws {
    let log = FileManager.default.temporaryDirectory.appending(path: "cellsnap-\(UUID().uuidString).log")
    defer { try? FileManager.default.removeItem(at: log) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, log.path(percentEncoded: false), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let environment = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + environment { free(word) } }
    var process = pid_t()
    var status: Int32 = -1
    var usage = rusage()
    let start = ContinuousClock.now
    let failure = posix_spawnp(&process, program, &actions, nil, words, environment)
    if failure == 0 { while wait4(process, &status, 0, &usage) < 0, errno == EINTR {} }
    let spent = start.duration(to: .now).components
    guard failure == 0, status == 0 else {
      let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").last.map(String.init)
      throw BenchmarkError.failedProgram(program, lastLine: line ?? String(cString: strerror(failure)))
    }
    time = Double(spent.seconds) * 1e3 + Double(spent.attoseconds) / 1e15
    processorTime = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }

  /// The path of a program that is built beside this one.
  static func sibling(_ name: String) -> String {
    let folder = Bundle.main.executableURL?.deletingLastPathComponent() ?? URL(filePath: ".")
    return folder.appending(path: name).path(percentEncoded: false)
  }
}

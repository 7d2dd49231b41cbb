import Foundation

/// The measured run of a program from its start to its end.
struct ProgramRun {
  /// The processor time of all its threads in milliseconds.
  var processorTime: Double
  /// The elapsed time in milliseconds.
  var time: Double
  /// The maximum of its memory in megabytes, without its last milliseconds; 0 unless it was watched.
  private(set) var peakMegabytes = 0.0

  /// Runs a program, given by its path or by a name in `PATH`.
  ///
  /// Throws `BenchmarkError.failedProgram` where the program fails, with the last line that it wrote.
  ///
  /// - Parameter watchesMemory: whether to watch the memory while the program runs. What the system reports
  ///   after its end would include the memory of this process.
  init(_ program: String, _ arguments: [String], watchesMemory: Bool = false) throws {
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
    while failure == 0 {
      let ended = wait4(process, &status, watchesMemory ? WNOHANG : 0, &usage)
      if ended == process || (ended < 0 && errno != EINTR) { break }
      guard watchesMemory else { continue }
      peakMegabytes = max(peakMegabytes, Self.peakMegabytes(of: process) ?? 0)
      usleep(5_000)
    }
    let spent = start.duration(to: .now).components
    guard failure == 0, status == 0 else {
      let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").last.map(String.init)
      throw BenchmarkError.failedProgram(program, lastLine: line ?? String(cString: strerror(failure)))
    }
    time = Double(spent.seconds) * 1e3 + Double(spent.attoseconds) / 1e15
    processorTime = Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime)
  }

  /// Returns the maximum of the memory so far, or nil once the process ended.
  private static func peakMegabytes(of process: pid_t) -> Double? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Double($0.filter(\.isNumber)) }.map { $0 / 1_024 }
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

internal import CellSnapWatch
import Foundation

/// Another process of this program, with the same arguments, that this process starts for a part of its work.
///
/// The process is started anew instead of forked. Swift's runtime keeps the number of each thread, and the child of a fork
/// keeps the number of its parent. The child then waits for ever as soon as two threads need a static property that is
/// being made.
struct ProgramCopy {
  /// The work of a copy.
  enum Role: String {
    /// It does all of the work, and its parent watches it.
    case watched
    /// It draws entries with other settings of the machine.
    case host
  }

  let role: Role
  /// The descriptors that the parent gave to the copy.
  let descriptors: [Int32]

  /// The copy that this process is, or nil where another program started it.
  static let current = taken()

  /// The variable of the environment that makes a process a copy: `watched 4711 3 4`, with the number of the parent
  /// before the descriptors.
  private static let variable = "CELLSNAP_COPY"

  /// The variable that gives the hashes of a process the same seed as in other processes.
  private static let hashing = "SWIFT_DETERMINISTIC_HASHING"

  /// The variable with which a person asks Swift for backtraces.
  private static let backtrace = "SWIFT_BACKTRACE"

  /// The setting with which Swift's runtime prints no stack for an error that ends the program, as it expects a backtrace
  /// to follow. The copy removes the handler that would start one.
  private static let noStack = "enable=yes,swift-backtrace=/bin/true"

  /// Reads the variable and removes it, so that processes that entries start do not see it.
  private static func taken() -> ProgramCopy? {
    guard let words = getenv(variable).map({ String(cString: $0).split(separator: " ") }) else { return nil }
    unsetenv(variable)
    let numbers = words.dropFirst().compactMap { Int32($0) }
    guard let role = words.first.flatMap({ Role(rawValue: String($0)) }), let parent = numbers.first,
      numbers.count == words.count - 1
    else { return nil }
    // Descriptors that are not open mean that something else set the variable.
    for descriptor in numbers.dropFirst() {
      guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
    }
    cellsnap_end_with_parent(parent)
    if role == .host { unsetenv(hashing) }
    if getenv(backtrace).map({ String(cString: $0) }) == noStack { removeBacktraces() }
    return ProgramCopy(role: role, descriptors: Array(numbers.dropFirst()))
  }

  /// Whether a person asks for backtraces. Without Swift's own, its runtime prints a stack.
  private static var wantsBacktraces: Bool {
    getenv(backtrace).map { String(cString: $0) != "enable=no" } ?? false
  }

  private static func removeBacktraces() {
    unsetenv(backtrace)
    for number in [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { signal(number, SIG_DFL) }
  }

  /// Starts a copy, and returns its number, or nil where the system starts no process.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors that the copy gets.
  ///   - isSilent: Whether the copy's standard output and standard error lead nowhere.
  static func start(as role: Role, giving descriptors: [Int32], isSilent: Bool = false) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // With equal numbers, the descriptor stays open in the copy.
    for descriptor in descriptors { posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor) }
    for stream in isSilent ? [STDOUT_FILENO, STDERR_FILENO] : [] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    let words = [role.rawValue] + ([getpid()] + descriptors).map { "\($0)" }
    // The hashes of what host processes draw are compared, and would have another seed in each process.
    let seed = role == .host ? ["\(hashing)=1"] : []
    // A crash names the app's file and line in one line. A backtrace of thirty lines takes seconds for each entry.
    let backtrace = role == .watched && !wantsBacktraces ? ["\(Self.backtrace)=\(noStack)"] : []
    let added = (["\(variable)=\(words.joined(separator: " "))"] + seed + backtrace).map { strdup($0) }
    defer { for text in added { free(text) } }
    var environment = added
    var next = 0
    while let text = environ[next] {
      environment.append(text)
      next += 1
    }
    environment.append(nil)
    var copy: pid_t = 0
    let failure = posix_spawn(
      &copy, "/proc/self/exe", &actions, nil, CommandLine.unsafeArgv, environment)
    return failure == 0 ? copy : nil
  }
}

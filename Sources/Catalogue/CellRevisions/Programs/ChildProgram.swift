internal import CellSnapWatch
import CellSnapshots
import Foundation

/// A program that runs to its end in a process of its own, such as `git`.
///
/// It gets no input unless a file is named, and belongs to the same group of processes, so an interruption from the terminal ends it too.
package struct ChildProgram: Hashable, Sendable {
  /// The program and its arguments. A name without a slash is looked for in `PATH`.
  package var words: [String]
  /// The folder in which it runs.
  package var folder: String
  /// The variables of its environment that differ from this process's; nil for those that it does not get.
  package var variables: [String: String?]
  /// The text of its standard input.
  package var input = ""

  package init(_ words: [String], in folder: String, variables: [String: String?] = [:]) {
    self.words = words
    self.folder = folder
    self.variables = variables
  }

  /// Runs the program and waits for its end. Throws if it cannot be started.
  package func run() throws(ProgramError) -> ProgramOutput {
    var files: [Int32] = []
    defer { for file in files { close(file) } }
    for _ in 0..<3 {
      let file = cellsnap_memory_file()
      guard file >= 0 else { throw ProgramError(program: name, errorNumber: errno) }
      files.append(file)
    }
    _ = DescriptorOutput.write(Array(input.utf8), to: files[0])
    lseek(files[0], 0, SEEK_SET)
    let process = try start(files)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw ProgramError(program: name, errorNumber: errno) }
    }
    let signal = status & 0x7F
    let output = ProgramOutput(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: Self.bytes(of: files[1]),
      errors: String(decoding: Self.bytes(of: files[2]), as: UTF8.self))
    if output.status == Self.notFound, output.errors.hasPrefix("/usr/bin/env: ") {
      throw ProgramError(program: name, errorNumber: ENOENT)
    }
    return output
  }

  /// The exit code of `env` for a program that is not there.
  private static let notFound: Int32 = 127

  private var name: String { words.first.map { FilePath.name(of: $0) } ?? "" }

  private func start(_ files: [Int32]) throws(ProgramError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in files.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
    }
    // This process may ignore or block signals that a program such as `git` ends by.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let changed = ["/usr/bin/env", "--chdir=\(FilePath.onDisk(folder))"] + words
    var arguments = changed.map { strdup($0) } + [nil]
    var environment = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/usr/bin/env", &actions, &attributes, &arguments, &environment)
    guard failure == 0 else { throw ProgramError(program: name, errorNumber: failure) }
    return process
  }

  /// The variables of the program's environment in the form `NAME=VALUE`.
  private var environment: [String] {
    var all: [String: String] = ProcessInfo.processInfo.environment
    for (name, value) in variables { all[name] = value }
    return all.map { "\($0.key)=\($0.value)" }
  }

  private static func bytes(of file: Int32) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let part = bytes[count...].withUnsafeMutableBytes {
        pread(file, $0.baseAddress, $0.count, off_t(count))
      }
      if part < 0, errno == EINTR { continue }
      if part <= 0 { break }
      count += part
    }
    return Array(bytes[..<count])
  }
}

internal import Foundation

/// What a program writes, read to its end. Unlike `Process`, started without closing every file that might be open, which
/// takes longer than an icon where many are allowed.
struct CommandOutput {
  let bytes: [UInt8]
  let status: Int32

  /// Runs a program of the path with no input and no environment, so that it does the same everywhere.
  ///
  /// Throws `CommandError` where it cannot be started.
  init(_ arguments: [String]) throws(CommandError) {
    guard let program = arguments.first else { throw CommandError(number: ENOENT) }
    // Unlike a pipe's, its ends are closed from the beginning in programs that other threads start meanwhile, which
    // would keep this one's output open.
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
      throw CommandError(number: errno)
    }
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let pointers = arguments.map { strdup($0) }
    defer {
      posix_spawn_file_actions_destroy(&actions)
      pointers.forEach { free($0) }
    }
    var process = pid_t()
    let error = posix_spawnp(&process, program, &actions, nil, pointers + [nil], [nil])
    close(ends[1])
    guard error == 0 else { throw CommandError(number: error) }
    bytes = Array(output.readDataToEndOfFile())
    var status: Int32 = -1
    while waitpid(process, &status, 0) == -1 {
      if errno == EINTR { continue }
      // Nobody is told how programs end where their end is ignored: what was written has to do.
      status = bytes.isEmpty ? -1 : 0
      break
    }
    self.status = status
  }
}

/// Why a program cannot be started, by the system's number.
struct CommandError: Error, Hashable {
  let number: Int32
}

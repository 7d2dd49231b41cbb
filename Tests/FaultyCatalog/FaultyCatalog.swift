import CellCommandLine
import CellSnapSampleCells
import Foundation
import UIKit

/// A catalogue with an entry that ends the process or never ends, for the tests of the command line.
@main struct FaultyCatalog: SnapshotCatalog {
  static var entries: [CatalogEntry] {
    if Fault.current == .entries { exit(0) }
    return catalog
  }

  @CatalogBuilder private static var catalog: [CatalogEntry] {
    CatalogEntry("First", height: 20) { Swatch(.systemGreen) }
    // The entry has the fault that the test chooses.
    CatalogEntry("Fault", height: 20) { FaultySwatch() }
    CatalogEntry("Last", height: 20) { Swatch(.systemBlue) }
    // An entry that ends the process and that the next process does not have.
    if let changing = ChangingEntry.current, let name = changing.name {
      CatalogEntry(name, height: 20) { Swatch(.systemRed) { exit(0) } }
    }
    // Entries whose labels show settings of the machine.
    if ProcessInfo.processInfo.environment["STAMPS"] != nil { for entry in Stamp.entries { entry } }
    // The colour of this entry is in a file of the working directory, so that a test can change it between two builds.
    if let color = try? String(contentsOfFile: "color", encoding: .utf8) {
      CatalogEntry("Colored", height: 20) { Swatch(color == "red" ? .systemRed : .systemBlue) }
    }
    // As many further entries as the test chooses.
    for number in 0..<furtherCount { CatalogEntry("More/\(number)", height: 20) { Swatch(.systemTeal) } }
    // A stub interrupts the first of these entries where the test chooses.
    if !StubCall.all.isEmpty {
      if StubCall.all.contains(.noHeight) { CatalogEntry("Empty") { UIView() } }
      for entry in StoppedView.entries { entry }
      CatalogEntry("After", height: 20) {
        Swatch(.systemIndigo) {
          Store.shared.count += 1
          if StubCall.all.contains(.crash) { Fault.fatalError.strike() }
        }
      }
    }
    // The entry causes the diagnostic that the test chooses, with files in the working directory.
    if let cause = ProcessInfo.processInfo.environment["CAUSE"].flatMap(DiagnosticCause.init) {
      CatalogEntry("Cause", height: 20) { cause.view(files: FileManager.default.currentDirectoryPath) }
    }
  }

  private static var furtherCount: Int {
    ProcessInfo.processInfo.environment["COUNT"].flatMap { Int($0) } ?? 0
  }

  static var configurations: [SnapshotConfiguration] {
    [SnapshotConfiguration(width: 40, scale: 1), SnapshotConfiguration(width: 60, scale: 1)]
  }
}

/// A view of one colour that calls a closure in its layout.
final class Swatch: UIView {
  private let layOut: () -> Void

  init(_ color: UIColor, layOut: @escaping () -> Void = {}) {
    self.layOut = layOut
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }
}

/// A view with the fault that the test chooses.
final class FaultySwatch: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .systemRed
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if Fault.current?.isOfRelease == false { Fault.current?.strike() }
  }

  isolated deinit {
    if Fault.current?.isOfRelease == true { Fault.current?.strike() }
  }
}

/// An entry whose name changes from process to process.
enum ChangingEntry: String {
  /// The entry exists in the first process only, which makes the file `listed`.
  case once
  /// The name is the number of the process.
  case process

  /// The change that the environment variable `CHANGING` names.
  static let current = ProcessInfo.processInfo.environment["CHANGING"].flatMap(ChangingEntry.init)

  /// The name in this process; nil where it does not exist.
  var name: String? {
    switch self {
    case .once: open("listed", O_CREAT | O_EXCL, 0o600) >= 0 ? "Once" : nil
    case .process: "Process \(getpid())"
    }
  }
}

/// A way in which an entry ends the process, or never ends.
enum Fault: String {
  case exit, underscoreExit, quickExit, execute, fatalError, index, none, memory, recursion, abort, kill,
    loop, wait
  /// The catalogue calls `exit`, not an entry.
  case entries
  /// The view calls `exit`, or never ends, when it is released.
  case exitOnRelease, loopOnRelease
  /// The entry ends this process and leaves a copy of it.
  case daemon
  /// The entry leaves a copy of this process for half a minute, and appends the number of the copy to the file `left`.
  case leaveCopy
  /// Two threads need a static property while the main thread makes it.
  case sharedProperty
  /// The entry kills the process that watches this one.
  case killParent
  /// The entry prints a line and an incomplete line.
  case printLines
  /// The entry changes the working directory.
  case changeFolder
  /// The entry closes all files of the program, or only standard output, or opens others in place of the lowest.
  case closeFiles, closeOutput, replaceFiles
  /// The entry writes the number of this process to the file `process`, and sleeps for a minute.
  case noteProcess

  /// The fault that the environment variable `FAULT` names.
  static let current = ProcessInfo.processInfo.environment["FAULT"].flatMap(Fault.init)

  /// Whether the view has the fault when it is released, not in its layout.
  var isOfRelease: Bool { self == .exitOnRelease || self == .loopOnRelease }

  func strike() {
    switch self {
    case .exit, .exitOnRelease: Glibc.exit(0)
    case .underscoreExit: _exit(0)
    case .quickExit: quick_exit(0)
    case .execute: execute()
    case .fatalError: Swift.fatalError("a fault")
    case .index: print([Int]()[CommandLine.arguments.count])
    case .none:
      // swift-format-ignore: NeverForceUnwrap
      print(Optional<Int>.none!)
    case .memory: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .recursion: print(depth(1))
    case .abort: Glibc.abort()
    case .kill: Glibc.kill(getpid(), SIGKILL)
    case .loop, .loopOnRelease: while CommandLine.argc > 0 {}
    case .sharedProperty: useSharedProperty()
    case .daemon:
      if copyProcess() == 0 { while true { pause() } }
      Glibc.kill(getpid(), SIGKILL)
    case .leaveCopy: leaveCopy()
    case .entries: break
    case .killParent:
      Glibc.kill(getppid(), SIGKILL)
      sleep(60)
    case .printLines:
      print("a line of the entry")
      print("and a part", terminator: "")
    case .changeFolder: _ = FileManager.default.changeCurrentDirectoryPath("/")
    case .closeFiles: closefrom(STDERR_FILENO + 1)
    case .closeOutput: for number in 0..<1024 where number != STDERR_FILENO { close(Int32(number)) }
    case .replaceFiles: for number in 3..<20 { dup2(STDERR_FILENO, Int32(number)) }
    case .noteProcess:
      try? "\(getpid())".write(toFile: "process", atomically: true, encoding: .utf8)
      sleep(60)
    case .wait: DispatchSemaphore(value: 0).wait()
    }
  }

  /// A property that takes long enough to make for other threads to come meanwhile.
  private static let slowProperty: Int = {
    usleep(200_000)
    return 7
  }()

  private func useSharedProperty() {
    let ends = DispatchGroup()
    for _ in 0..<2 {
      ends.enter()
      Thread.detachNewThread {
        usleep(50_000)
        _ = Self.slowProperty
        ends.leave()
      }
    }
    _ = Self.slowProperty
    ends.wait()
  }

  private func leaveCopy() {
    let copy = copyProcess()
    guard copy == 0 else {
      let file = open("left", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
      let line = Array("\(copy)\n".utf8)
      _ = write(file, line, line.count)
      close(file)
      return
    }
    // The copy holds only the pipe to the parent of the process, which has a high number. The test that started the
    // program would wait for a copy that holds its files.
    for number in 0..<256 { close(Int32(number)) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigprocmask(SIG_SETMASK, &signals, nil)
    alarm(30)
    while true { pause() }
  }

  private func execute() {
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    execv("/bin/true", &arguments)
  }

  private func depth(_ number: Int) -> Int { number == 0 ? 0 : depth(number + 1) + 1 }
}

/// The function `fork` of C, which Swift hides.
@_silgen_name("fork") private func copyProcess() -> pid_t

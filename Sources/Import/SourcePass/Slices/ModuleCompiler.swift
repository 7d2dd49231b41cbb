internal import Foundation

/// The compiler for the files of a module that change again and again.
///
/// Several processes check the files at once. Each of them reads all files, and checks the bodies in some of them.
struct ModuleCompiler: Sendable {
  private let program: String
  private let arguments: [String]
  /// The folder for the lists of files.
  private let work: URL

  /// The memory in bytes after which the compiler gives up the type of an expression. It is the same on every machine, as
  /// a time is not. Where a name is missing in a long expression, the compiler can try for minutes without it.
  private static let maximumMemory = 25_000_000

  /// The number of files for which a further process is worth its start.
  private static let filesPerProcess = 8

  /// - Parameter options: The options of the compiler's driver.
  ///
  /// Throws `CompilerFailure` if the compiler does not say how it calls itself.
  init(options: [String], work: URL) throws {
    self.work = work
    let input = "Module.swift"
    let output = try Tool.run(
      "swiftc", options + ["-whole-module-optimization", "-typecheck", "-###", input]
    ).output
    let words = output.split(separator: "\n").map { ShellWords.words(of: String($0)) }
    guard let command = words.first(where: { $0.dropFirst().first == "-frontend" }) else {
      throw CompilerFailure(compilerOutput: output) ?? CompilerFailure(reason: output)
    }
    program = command[0]
    arguments =
      command.dropFirst().filter { $0 != input && $0 != "-typecheck" }
      + ["-solver-memory-threshold=\(Self.maximumMemory)"]
  }

  /// Returns the errors in some files of a module, in the order of their places.
  ///
  /// Throws `CompilerFailure` if the compiler does not get to the files.
  func errors(in checked: [String], of all: [String]) throws -> [CompilerError] {
    let list = try write(all, to: "files.txt")
    let shares = shares(of: checked)
    let outputs = try (0..<shares.count).map { number in
      (
        checked: try write(shares[number], to: "checked-\(number).txt"),
        outputs: try write(shares[number].map { _ in "/dev/null" }, to: "outputs-\(number).txt")
      )
    }
    let results = DeepStack.map(shares.count) { number in
      Result {
        try Tool.run(
          program,
          arguments + [
            // The compiler finds the last errors, such as a missing return, only after it has checked all types.
            "-emit-sil", "-filelist", list, "-primary-filelist", outputs[number].checked, "-output-filelist",
            outputs[number].outputs,
          ]
        ).output
      }
    }
    let output = try results.map { try $0.get() }.joined(separator: "\n")
    // Two processes may report the same error of a declaration that both need.
    var seen: Set<CompilerError> = []
    let found = output.split(separator: "\n").compactMap(CompilerError.init).filter {
      seen.insert($0).inserted
    }
    if found.isEmpty, let failure = CompilerFailure(compilerOutput: output) { throw failure }
    return found.enumerated().sorted {
      ($0.element.path, $0.element.line, $0.offset) < ($1.element.path, $1.element.line, $1.offset)
    }.map(\.element)
  }

  /// Distributes files among processes.
  private func shares(of files: [String]) -> [[String]] {
    let count = max(
      1, min(ProcessInfo.processInfo.activeProcessorCount, files.count / Self.filesPerProcess))
    return (0..<count).map { first in stride(from: first, to: files.count, by: count).map { files[$0] } }
  }

  private func write(_ paths: [String], to name: String) throws -> String {
    let file = work.appending(path: name)
    try Data(paths.map { "\($0)\n" }.joined().utf8).write(to: file)
    return file.path
  }
}

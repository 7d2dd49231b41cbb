import Foundation
import CellSnapTemporaryFiles
import Testing

/// The system calls of the built `cellsnap`.
enum SystemCalls {
  /// Whether `strace` is installed and may trace: containers can forbid it.
  static let areTraced: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/strace")
    process.arguments = ["-qq", "-o", "/dev/null", "/bin/true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// Returns the calls that write a file whose path contains `part` to the disk, in their order. Equal calls
  /// that follow each other are one.
  static func names(
    of arguments: [String], onPathsWith part: String, in folder: TemporaryFolder
  ) throws -> [String] {
    let run = try CellSnapProcess.run(
      arguments, in: folder,
      shell: "exec strace -f -qq -y -o calls -e trace=write,fsync,rename,renameat,renameat2")
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOfFile: folder.path(of: "calls"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.contains(part) }.reduce(into: []) { names, line in
      guard let name = line.firstMatch(of: /^\d+ +(write|fsync|rename)/)?.output.1 else { return }
      if names.last != String(name) { names.append(String(name)) }
    }
  }
}

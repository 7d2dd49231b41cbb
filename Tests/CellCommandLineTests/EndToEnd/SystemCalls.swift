import Foundation
import CellSnapTemporaryFiles
import Testing

/// What the built `cellsnap` asks of the system.
enum SystemCalls {
  /// Whether `strace` is there and may trace: containers can forbid it.
  static let areTraced: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/strace")
    process.arguments = ["-qq", "-o", "/dev/null", "/bin/true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// The calls that bring a file whose path has `part` in it to the disk, in their order; of those that follow each
  /// other and are equal, one.
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

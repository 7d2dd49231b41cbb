import Foundation

/// What the program is called on the command line: `cellsnap`, or a user's own.
enum ProgramName {
  static let text: String = {
    let path = CommandLine.arguments.first ?? ""
    return path.isEmpty ? "cellsnap" : URL(fileURLWithPath: path).lastPathComponent
  }()
}

import Foundation
import TemporaryFiles

/// A program of this machine that is given files and writes one.
enum PeerProgram {
  /// What the program writes to the last of its arguments, or nil where it does not end well.
  ///
  /// - Parameter arguments: made of the paths of the input and the output.
  static func output(
    of program: String, input: Data, arguments: (_ input: String, _ output: String) -> [String]
  ) throws -> Data? {
    let folder = try TemporaryFolder()
    let (inputFile, outputFile) = (folder.path(of: "input"), folder.path(of: "output"))
    try input.write(to: URL(filePath: inputFile))
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments(inputFile, outputFile)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return try? withExtendedLifetime(folder) { try Data(contentsOf: URL(filePath: outputFile)) }
  }
}

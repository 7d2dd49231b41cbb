import Foundation
import CellSnapTemporaryFiles

/// A program of this machine that reads an input file and writes an output file.
enum PeerProgram {
  /// Returns the contents of the program's output file, or nil if the program fails.
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

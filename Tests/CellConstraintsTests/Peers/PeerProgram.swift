import Foundation

/// A program of this machine that is given files and writes one.
enum PeerProgram {
  /// What the program writes to the last of its arguments, or nil where it does not end well.
  ///
  /// - Parameter arguments: made of the paths of the input and the output.
  static func output(
    of program: String, input: Data, arguments: (_ input: String, _ output: String) -> [String]
  ) throws -> Data? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cellsnap-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (inputFile, outputFile) = (folder.appending(path: "input"), folder.appending(path: "output"))
    try input.write(to: inputFile)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments(
      inputFile.path(percentEncoded: false), outputFile.path(percentEncoded: false))
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return try? Data(contentsOf: outputFile)
  }
}

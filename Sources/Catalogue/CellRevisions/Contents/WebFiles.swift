import CellSnapshots
import Foundation

/// The files below an address, which `curl` reads and writes. It has the user's certificates, proxies and passwords.
struct WebFiles: Sendable {
  let address: StoreAddress

  /// The maximum number of files in one call, so that its settings stay small.
  private static let maximumCount = 500
  /// The settings of each file.
  private static let settings = """
    fail
    location
    create-dirs
    proto = "=http,https"
    proto-redir = "=http,https"
    retry = 2
    connect-timeout = 20
    max-filesize = 1073741824
    """

  /// Reads files into a folder. Returns the paths that the address has. Throws if the server does not answer so.
  ///
  /// - Parameter paths: Paths below the address, which become paths below the folder.
  func get(_ paths: [String], into folder: String) throws(FileError) -> Set<String> {
    var found: Set<String> = []
    for part in Self.parts(of: paths) {
      let answers = try run("read", part) { path in
        "output = \(quoted(FilePath.appending(path, to: folder)))"
      }
      for (path, code) in answers {
        // A server may refuse to say that a file is missing.
        if [403, 404, 410].contains(code) { continue }
        try check(code, path, doing: "read")
        found.insert(path)
      }
    }
    return found
  }

  /// Writes files. Throws at the first that the server does not accept.
  ///
  /// - Parameter files: The files by their paths below the address.
  func put(_ files: [String: String]) throws(FileError) {
    for part in Self.parts(of: files.keys.sorted()) {
      let answers = try run("write", part) { path in
        "upload-file = \(quoted(FilePath.onDisk(files[path] ?? "")))\noutput = \"/dev/null\""
      }
      for (path, code) in answers { try check(code, path, doing: "write") }
    }
  }

  private static func parts(of paths: [String]) -> [ArraySlice<String>] {
    stride(from: 0, to: paths.count, by: maximumCount).map {
      paths[$0..<min($0 + maximumCount, paths.count)]
    }
  }

  private func check(_ code: Int, _ path: String, doing action: String) throws(FileError) {
    guard !(200..<300).contains(code) else { return }
    throw FileError(action, address.shown + path, reason: "the server answers with the code \(code)")
  }

  /// Runs curl, and returns the server's code for each path.
  private func run(
    _ action: String, _ paths: ArraySlice<String>, _ settings: (String) -> String
  ) throws(FileError) -> [(String, Int)] {
    var program = ChildProgram(
      ["curl", "--no-progress-meter", "--parallel", "--parallel-max", "16", "--config", "-"], in: "/")
    program.input = paths.map { path in
      """
      \(Self.settings)
      url = \(quoted(address.address(of: path)))
      \(settings(path))
      write-out = "%{http_code} \(path)\\n"

      """
    }.joined(separator: "next\n")
    let output: ProgramOutput
    do throws(ProgramError) { output = try program.run() } catch {
      throw FileError(action, address.shown, reason: "curl cannot be run: \(error.reason)")
    }
    let answers = output.text.split(separator: "\n").compactMap { line -> (String, Int)? in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let code = Int(words[0]) else { return nil }
      return (String(words[1]), code)
    }
    // Without an answer, curl says why: the address, the network or the certificate.
    guard answers.count == paths.count, !answers.contains(where: { $0.1 == 0 }) else {
      throw FileError(action, address.shown, reason: output.reason)
    }
    return answers
  }

  /// Returns a text in the quotes of curl's settings.
  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

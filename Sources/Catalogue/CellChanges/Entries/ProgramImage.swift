internal import Foundation

/// The memory of this process, as far as it says which code a closure runs.
struct ProgramImage {
  /// The path of the program's file.
  let path: String
  /// The paths of the other files that have code in memory.
  let libraries: [String]
  /// The memory into which the program's file is loaded.
  private let image: Range<UInt>
  /// The memory with code of the program and of libraries.
  private let code: [Range<UInt>]
  /// The memory into which files are loaded.
  private let files: [Range<UInt>]
  /// The memory from which objects are allocated.
  private let heap: [Range<UInt>]

  /// Reads the list of this process's memory; nil where the system has none.
  init?() {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let list = Self.list()
    else { return nil }
    self.init(path: path, list: list)
  }

  /// Returns the list of this process's memory.
  private static func list() -> String? {
    guard let file = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(file) }
    var list: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    // The kernel returns the list in parts. Foundation takes a part that is shorter than expected for the end.
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return String(decoding: list, as: UTF8.self) }
      list += buffer.prefix(count)
    }
  }

  /// - Parameter list: the lines of `/proc/self/maps`.
  init?(path: String, list: String) {
    self.path = path
    var (image, code, files, heap): ([Range<UInt>], [Range<UInt>], [Range<UInt>], [Range<UInt>]) = (
      [], [], [], []
    )
    var libraries: Set<String> = []
    for line in list.split(separator: "\n") {
      // 7f0c4a200000-7f0c4a228000 r-xp 00000000 08:01 1234 /path
      let parts = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      guard parts.count >= 5 else { continue }
      let ends = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, ends[0] < ends[1] else { continue }
      let range = ends[0]..<ends[1]
      let file = parts.count > 5 ? parts[5].drop { $0 == " " } : ""
      if file.hasPrefix("/") {
        files.append(range)
        if file == path { image.append(range) }
        if parts[1].contains("x") {
          code.append(range)
          if file != path { libraries.insert(String(file)) }
        }
      } else if parts[1].hasPrefix("rw"), file.isEmpty || file == "[heap]" || file.hasPrefix("[anon") {
        heap.append(range)
      }
    }
    guard let start = image.map(\.lowerBound).min(), let end = image.map(\.upperBound).max() else {
      return nil
    }
    self.image = start..<end
    (self.code, self.files, self.heap, self.libraries) = (code, files, heap, libraries.sorted())
  }

  /// The address at which the program's file begins.
  var start: UInt { image.lowerBound }

  /// Whether the program or a library has code at an address.
  func hasCode(at address: UInt) -> Bool { code.contains { $0.contains(address) } }

  /// Whether an address is in the program's file.
  func isOfProgram(_ address: UInt) -> Bool { image.contains(address) }

  /// Whether an address can be the one of an object that a file has.
  func isOfFile(_ address: UInt) -> Bool { files.contains { $0.contains(address) } }

  /// Whether an address can be the one of an allocated object.
  func isAllocated(_ address: UInt) -> Bool { address % 16 == 0 && heap.contains { $0.contains(address) } }
}

import CellDrawing
import CellSnapshots
import Foundation
import MFS

/// An operand that names a file, with the file name's bytes in the file system.
///
/// In an argument that is not UTF-8, Swift replaces the wrong bytes by U+FFFD. `bytes` then come from the
/// process's own argument that reads the same.
struct InputPath: Hashable, Sendable {
  let text: String
  /// The bytes of the path, with a zero at the end.
  let bytes: [CChar]

  /// - Parameters:
  ///   - occurrence: the number of operands before this one that read the same.
  ///   - arguments: the process's arguments, as the system passed them.
  init(_ text: String, occurrence: Int = 0, arguments: [[CChar]] = InputPath.arguments) {
    self.text = text
    let plain = Array(text.utf8CString)
    guard text.unicodeScalars.contains("\u{FFFD}") else {
      bytes = plain
      return
    }
    let repaired = arguments.filter { Self.text(of: $0) == text }
    bytes = repaired.indices.contains(occurrence) ? repaired[occurrence] : plain
  }

  /// Whether a text is the end of a process argument that is not UTF-8 and that Swift repaired.
  static func isRepaired(_ text: String, arguments: [[CChar]] = InputPath.arguments) -> Bool {
    guard text.unicodeScalars.contains("\u{FFFD}") else { return false }
    return arguments.contains { argument in
      let bytes = argument.dropLast().map { UInt8(truncatingIfNeeded: $0) }
      return String(validating: bytes, as: UTF8.self) == nil
        && String(decoding: bytes, as: UTF8.self).utf8.reversed().starts(with: text.utf8.reversed())
    }
  }

  /// Throws where an operand that names a file or folder is not UTF-8, since its text would name another file.
  static func check(_ operand: String) throws {
    guard !isRepaired(operand) else {
      throw .usage("\(operand.shortened): this name is not UTF-8; rename the file")
    }
  }

  var isStandardInput: Bool { text == "-" }
  var isThere: Bool { access(bytes, F_OK) == 0 }
  /// The name for messages.
  var name: String { isStandardInput ? "standard input" : text.shortened(atMost: Self.nameLimit) }

  /// The file's name without folder and extension, as the name of an entry.
  ///
  /// A title ends with a hash of the file's name in two cases: the name is too long for an entry, or it is not
  /// UTF-8 and another file's name may read the same.
  var title: String {
    guard !isStandardInput else { return "stdin" }
    let file = bytes.dropLast().split(separator: CChar(truncatingIfNeeded: UInt8(ascii: "/"))).last ?? []
    let isRepaired = String(validating: file.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self) == nil
    let part = EntryName.part(madeOf: (Self.text(of: file + [0]) as NSString).deletingPathExtension)
    guard isRepaired || part.utf8.count > EntryName.maximumLength else { return part }
    let hash = file.withUnsafeBytes { ContentHash(of: $0) }
    let ending = "-" + String(String(hash.high, radix: 16).suffix(8))
    var beginning = String.UnicodeScalarView()
    var count = ending.utf8.count
    for scalar in part.unicodeScalars {
      count += String(scalar).utf8.count
      guard count <= EntryName.maximumLength else { break }
      beginning.append(scalar)
    }
    // The name is checked again, since the cut may be behind a space, a dot or a width.
    return EntryName.part(madeOf: String(beginning) + ending)
  }

  private static func text(of bytes: some Collection<CChar>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }

  /// The maximum number of bytes in the name of a file.
  private static let nameLimit = 255

  private static var arguments: [[CChar]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) }
    }
  }
}

import CellDrawing
import CellSnapshots
import Foundation
import MFS

/// An operand that names a file, with the bytes that the file system knows it by.
///
/// Swift puts U+FFFD in the place of what is not UTF-8 in an argument; the bytes are those of the process's argument
/// that reads so.
struct InputPath: Hashable, Sendable {
  let text: String
  /// Ended by a zero.
  let bytes: [CChar]

  /// - Parameters:
  ///   - occurrence: how many operands before it read the same.
  ///   - arguments: the process's, as the system gave them.
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

  /// Whether a text is the end of one of the process's arguments that is not UTF-8, as far as that was put right.
  static func isRepaired(_ text: String, arguments: [[CChar]] = InputPath.arguments) -> Bool {
    guard text.unicodeScalars.contains("\u{FFFD}") else { return false }
    return arguments.contains { argument in
      let bytes = argument.dropLast().map { UInt8(bitPattern: $0) }
      return String(validating: bytes, as: UTF8.self) == nil
        && String(decoding: bytes, as: UTF8.self).utf8.reversed().starts(with: text.utf8.reversed())
    }
  }

  /// Throws where an operand that names a file or folder by its text is not UTF-8: the text would name another one.
  static func check(_ operand: String) throws(CommandFailure) {
    guard !isRepaired(operand) else { throw .usage("\(operand.shortened): this name is no UTF-8; rename it") }
  }

  var isStandardInput: Bool { text == "-" }
  var isThere: Bool { access(bytes, F_OK) == 0 }
  /// For messages.
  var name: String { isStandardInput ? "standard input" : text.shortened(atMost: Self.nameLimit) }

  /// The file's name without folder and extension as the name of an entry. What is too long for one, or reads as
  /// another file's name may, ends with a hash of the file's name.
  var title: String {
    guard !isStandardInput else { return "stdin" }
    let file = bytes.dropLast().split(separator: CChar(bitPattern: UInt8(ascii: "/"))).last ?? []
    let isRepaired = String(validating: file.map { UInt8(bitPattern: $0) }, as: UTF8.self) == nil
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
    // Once more, since the cut may have come behind a space, a dot or a width.
    return EntryName.part(madeOf: String(beginning) + ending)
  }

  private static func text(of bytes: some Collection<CChar>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// As many bytes as the longest name of a file has.
  private static let nameLimit = 255

  private static var arguments: [[CChar]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1)) }
    }
  }
}

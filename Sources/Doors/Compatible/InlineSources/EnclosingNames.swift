/// The names of the functions and properties around a place of a file, from the outermost.
struct EnclosingNames {
  private let scanner: SwiftScanner
  private var bytes: [UInt8] { scanner.bytes }
  /// The brackets that are open, with the name of the declaration whose body begins at one.
  private var open: [String?] = []
  /// The last declaration whose body has not begun, and the number of open brackets around it.
  private var pending: (name: String, depth: Int)?

  private static let words: Set<String> = ["func", "var", "let", "init", "deinit", "subscript"]

  /// Returns the names. Texts and comments are skipped. A body belongs to the last declaration before
  /// its bracket.
  static func names(around place: Int, in scanner: SwiftScanner) -> [String] {
    var search = EnclosingNames(scanner: scanner)
    search.read(to: place)
    return search.open.compactMap(\.self)
  }

  private init(scanner: SwiftScanner) {
    self.scanner = scanner
  }

  private mutating func read(to end: Int) {
    var place = 0
    while place < min(end, bytes.count) {
      if let next = scanner.end(ofTextOrCommentAt: place) {
        // A text that contains the place has functions of its own.
        guard let next, next <= end else { return }
        place = next
        continue
      }
      let identifierEnd = scanner.end(ofIdentifierAt: place)
      if identifierEnd > place {
        place = declaration(from: place, to: identifierEnd)
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "{"): begin()
      case UInt8(ascii: "("), UInt8(ascii: "["): open.append(nil)
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): _ = open.popLast()
      default: break
      }
      place += 1
    }
  }

  private mutating func begin() {
    guard let pending, pending.depth == open.count else { return open.append(nil) }
    open.append(pending.name)
    self.pending = nil
  }

  /// Notes the declaration that a word begins, if it begins one. Returns the place after it.
  private mutating func declaration(from start: Int, to end: Int) -> Int {
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    guard Self.words.contains(word), start == 0 || bytes[start - 1] != UInt8(ascii: ".") else { return end }
    guard word == "func" || word == "var" || word == "let" else {
      pending = (word, open.count)
      return end
    }
    let nameStart = scanner.skippingSpace(from: end, linesToo: true)
    guard nameStart < bytes.count else { return end }
    if bytes[nameStart] == UInt8(ascii: "`") {
      guard let nameEnd = bytes[(nameStart + 1)...].firstIndex(of: UInt8(ascii: "`")) else { return end }
      pending = (String(decoding: bytes[(nameStart + 1)..<nameEnd], as: UTF8.self), open.count)
      return nameEnd + 1
    }
    let nameEnd = scanner.end(ofIdentifierAt: nameStart)
    guard nameEnd > nameStart else { return end }
    pending = (String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self), open.count)
    return nameEnd
  }
}

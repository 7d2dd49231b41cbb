import CellSnapSourcePass

extension FuzzTarget {
  static let sources = FuzzTarget(
    "sources", "Swift files, parted by zero bytes, that go through the source pass"
  ) {
    bytes in
    // Each nested bracket may double the time of the toolchain's parser. `SourceFile(contentsOf:)` limits that
    // time.
    guard bytes.deepestBracket <= 10 else { return }
    let files = bytes.split(separator: 0, maxSplits: 3).enumerated().map {
      SourceFile(path: "File\($0.offset).swift", text: String(decoding: $0.element, as: UTF8.self))
    }
    let passed = SourcePass.pass(files)
    precondition(passed.count == files.count, "a file is missing after the pass")
  }
}

extension Sequence<UInt8> {
  var deepestBracket: Int {
    var (depth, deepest) = (0, 0)
    for byte in self {
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]"), depth > 0 { depth -= 1 }
      if depth > deepest { deepest = depth }
    }
    return deepest
  }
}

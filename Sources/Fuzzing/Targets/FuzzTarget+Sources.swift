import SourcePass

extension FuzzTarget {
  static let sources = FuzzTarget(
    "sources", "Swift files, parted by zero bytes, that go through the source pass"
  ) {
    bytes in
    let files = bytes.split(separator: 0, maxSplits: 3).enumerated().map {
      SourceFile(path: "File\($0.offset).swift", text: String(decoding: $0.element, as: UTF8.self))
    }
    let passed = SourcePass.pass(files)
    precondition(passed.count == files.count, "a file is missing after the pass")
  }
}

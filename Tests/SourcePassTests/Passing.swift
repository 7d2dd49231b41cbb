import CellSnapSourcePass

/// What the compiler gets for one file, without the lines in front of it.
func passed(_ text: String, beside others: [String] = []) -> String {
  passedFile(text, beside: others).text.withoutHead
}

func problems(_ text: String, beside others: [String] = []) -> [String] {
  passedFile(text, beside: others).problems.map(\.description)
}

func passedFile(_ text: String, beside others: [String] = []) -> PassedFile {
  let files = [SourceFile(path: "App/File.swift", text: text)]
  let rest = others.enumerated().map { SourceFile(path: "App/Other\($0.offset).swift", text: $0.element) }
  return SourcePass.pass(files + rest)[0]
}

extension String {
  /// From the line after the first that says where the file is.
  fileprivate var withoutHead: String {
    guard let range = range(of: "#sourceLocation(file: \"App/File.swift\", line: 1)\n") else { return self }
    return String(self[range.upperBound...])
  }

  /// Without the spaces that stand for what was dropped.
  var squeezed: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: "\n")
  }
}

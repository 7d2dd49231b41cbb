import CellSnapSourcePass

/// Returns the rewritten text of one file, without the lines before the first line of the source.
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
  /// The text after the first line, which says where the file is.
  fileprivate var withoutHead: String {
    guard let range = range(of: "#sourceLocation(file: \"App/File.swift\", line: 1)\n") else { return self }
    return String(self[range.upperBound...])
  }

  /// The text without the spaces that replace removed words.
  var squeezed: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").joined(separator: " ") }
      .joined(separator: "\n")
  }
}

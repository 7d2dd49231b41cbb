/// A text as a literal of several lines.
struct InlineLiteral {
  private let lines: [String]
  private let hashes: String

  init(_ text: String) {
    var hashes = ""
    // A text with backslashes or quotes is easier to read in a raw literal.
    if text.contains("\\") || text.contains("\"\"\"") {
      repeat { hashes += "#" } while text.contains("\\" + hashes) || text.contains("\"\"\"" + hashes)
    }
    self.hashes = hashes
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.reduce(into: "") { result, scalar in
        if Self.isInvisible(scalar) {
          result += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// Returns whether an editor shows nothing of a character, or shows the text after it in another order.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && scalar != "\t" || scalar == "\u{FEFF}"
      || scalar.properties.isBidiControl
  }

  /// Returns the closure around the literal, from its brace to the other.
  ///
  /// - Parameters:
  ///   - indentation: the spaces before the call.
  ///   - unit: the spaces of one level.
  func closure(indentation: String, unit: String) -> String {
    let inner = indentation + unit
    let body = [hashes + "\"\"\""] + lines + ["\"\"\"" + hashes]
    return "{\n" + body.map { $0.isEmpty ? "\n" : inner + $0 + "\n" }.joined() + indentation + "}"
  }
}

/// The edit that writes a snapshot into the closure after a call, or adds that closure.
package struct InlineEdit: Equatable, Sendable {
  /// The bytes that are replaced.
  package let range: Range<Int>
  package let text: String

  /// Finds the call in a file.
  ///
  /// Throws if the file has no such call, or if more than one may be meant.
  package init(_ snapshot: String, at call: InlineCall, in bytes: [UInt8]) throws(InlineRecordingProblem) {
    let scanner = SwiftScanner(bytes: bytes)
    let place = "\(call.path):\(call.line)"
    guard let start = Self.start(ofLine: call.line, in: bytes) else {
      throw InlineRecordingProblem("\(place): there is no such line; build the tests again")
    }
    let found = Self.calls(from: start, in: scanner)
    let named = found.filter { $0.name == Self.name }
    guard
      let site = found.first(where: { $0.range.contains(start + max(1, min(call.column, 1 << 20)) - 1) })
        ?? (named.count == 1 ? named[0] : found.count == 1 ? found[0] : nil),
      case let open = site.open, let end = scanner.end(ofBracketAt: open)
    else {
      throw InlineRecordingProblem(
        "\(place): the call of the snapshot is not found; put it on a line of its own")
    }
    // A function of the app may pass on a name that is not its caller's.
    if site.name == Self.name, let function = call.functionName,
      case let names = EnclosingNames.names(around: open, in: scanner), !names.isEmpty,
      !names.contains(function)
    {
      throw InlineRecordingProblem(
        "\(place): this call is in \(names.last ?? ""), and the one that was compiled is in \(function)")
    }
    let literal = InlineLiteral(snapshot)
    let indentation = Self.indentation(at: start, in: bytes)
    let closure = literal.closure(
      indentation: indentation, unit: Self.unit(in: bytes, isTabbed: indentation.contains("\t")))
    let closures = Self.closures(after: end, in: scanner)
    let labels = [call.label] + call.earlierLabels
    if let inner = Self.argument(labels, from: open, to: end, in: scanner) {
      try Self.check(bytes[inner.range], of: call)
      (range, text) = (inner.range, "\(call.label): " + closure)
      return
    }
    let offset = max(0, call.offset)
    if closures.indices.contains(offset) {
      let old = closures[offset]
      try Self.check(bytes[old.range], of: call)
      guard let label = old.label else {
        (range, text) = (old.range, closure)
        return
      }
      guard labels.contains(label) else {
        throw InlineRecordingProblem("\(place): the closure \(label) is not that of the snapshot")
      }
      (range, text) = (old.range, "\(call.label): " + closure)
      return
    }
    guard closures.count == offset else {
      throw InlineRecordingProblem(
        "\(place): the call has \(closures.count) closures, and the snapshot's is number \(offset + 1)")
    }
    if case .text = call.compiled {
      throw InlineRecordingProblem(
        "\(place): the call that was compiled had a snapshot, and this one has none")
    }
    let last = closures.last?.range.upperBound ?? end
    range = last..<last
    text = (offset == 0 ? " " : " \(call.label): ") + closure
  }

  /// The name of the function whose calls are looked for.
  private static let name = "assertInlineSnapshot"

  /// Throws if a closure in the file is not the one that was compiled.
  private static func check(
    _ closure: ArraySlice<UInt8>, of call: InlineCall
  ) throws(InlineRecordingProblem) {
    let place = "\(call.path):\(call.line)"
    switch call.compiled {
    case .unknown: return
    case .missing:
      throw InlineRecordingProblem(
        "\(place): this call has a snapshot, and the one that was compiled has none")
    case .text(let compiled):
      guard let written = WrittenLiteral.text(ofClosure: closure), written != compiled else { return }
      throw InlineRecordingProblem("\(place): this call has another snapshot than the one that was compiled")
    }
  }

  // MARK: Search

  private struct Call {
    let name: String
    /// The bytes of the name and of the bracket after it.
    let range: ClosedRange<Int>
    let open: Int
  }

  private struct Closure {
    let label: String?
    /// The bytes with the label.
    let range: Range<Int>
  }

  private static func start(ofLine line: Int, in bytes: [UInt8]) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    return start < bytes.count ? start : nil
  }

  /// Returns the names with a bracket after them on a line, outside of texts and comments.
  private static func calls(from start: Int, in scanner: SwiftScanner) -> [Call] {
    let bytes = scanner.bytes
    var found: [Call] = []
    var place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      if let next = scanner.end(ofTextOrCommentAt: place) {
        guard let next else { return found }
        place = next
        continue
      }
      let end = scanner.end(ofIdentifierAt: place)
      guard end > place else {
        place += 1
        continue
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
        found.append(
          Call(name: String(decoding: bytes[place..<end], as: UTF8.self), range: place...end, open: end))
      }
      place = end
    }
    return found
  }

  /// Returns the closures after a call: `{ … } label: { … }`.
  private static func closures(after end: Int, in scanner: SwiftScanner) -> [Closure] {
    let bytes = scanner.bytes
    var found: [Closure] = []
    var place = scanner.skippingSpace(from: end, linesToo: false)
    guard place < bytes.count, bytes[place] == UInt8(ascii: "{"),
      let first = scanner.end(ofBracketAt: place)
    else { return found }
    found.append(Closure(label: nil, range: place..<first))
    while true {
      place = scanner.skippingSpace(from: found[found.count - 1].range.upperBound, linesToo: true)
      guard let next = closure(withLabelAt: place, in: scanner) else { return found }
      found.append(next)
    }
  }

  private static func closure(withLabelAt place: Int, in scanner: SwiftScanner) -> Closure? {
    let bytes = scanner.bytes
    let end = scanner.end(ofIdentifierAt: place)
    guard end > place, end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
    let open = scanner.skippingSpace(from: end + 1, linesToo: true)
    guard open < bytes.count, bytes[open] == UInt8(ascii: "{"), let close = scanner.end(ofBracketAt: open)
    else { return nil }
    return Closure(label: String(decoding: bytes[place..<end], as: UTF8.self), range: place..<close)
  }

  /// Returns the closure among the arguments of a call that has one of some labels.
  private static func argument(
    _ labels: [String], from open: Int, to end: Int, in scanner: SwiftScanner
  ) -> Closure? {
    let bytes = scanner.bytes
    var place = open + 1
    while place < end - 1 {
      place = scanner.skippingSpace(from: place, linesToo: true)
      if let found = closure(withLabelAt: place, in: scanner), found.label.map(labels.contains) == true {
        return found
      }
      while place < end - 1, bytes[place] != UInt8(ascii: ",") {
        if let next = scanner.end(ofTextOrCommentAt: place) {
          guard let next else { return nil }
          place = next
        } else {
          place = scanner.end(ofBracketAt: place) ?? place + 1
        }
      }
      place += 1
    }
    return nil
  }

  // MARK: Indentation

  private static func indentation(at start: Int, in bytes: [UInt8]) -> String {
    let spaces = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// Returns the spaces of one level in a file: the fewest that a line has.
  private static func unit(in bytes: [UInt8], isTabbed: Bool) -> String {
    if isTabbed { return "\t" }
    let counts = bytes.split(separator: UInt8(ascii: "\n")).prefix(2000).map { line in
      line.prefix { $0 == UInt8(ascii: " ") }.count
    }
    return String(repeating: " ", count: min(8, counts.filter { $0 > 1 }.min() ?? 4))
  }
}

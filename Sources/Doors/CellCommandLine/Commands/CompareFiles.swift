import CellSnapshots

/// A comparison of two files that prints its result.
@MainActor
struct CompareFiles {
  var reference: String
  var actual: String
  var options: CompareOptions

  /// Compares the files, prints the result and returns the exit code.
  func run() throws -> Int32 {
    try options.check(against: [reference, actual])
    let pair = ComparePair(reference: reference, actual: actual, options: options)
    let (result, difference) = try pair.run(
      drawsDifference: options.difference != nil, drawsIdentical: true)
    if let path = options.difference, let difference {
      try AtomicFile.prepare(path)
      try OutputFolder.checkPlace(ofPicture: path)
      _ = try AtomicFile.write(difference, to: path)
    }
    if options.writesJSON {
      try StandardOutput.text(try CommandJSON.text(CompareJSON(result)))
    } else {
      for line in Self.lines(result) { try StandardOutput.line(line) }
    }
    return result.verdict.isPassing ? ExitCode.success : ExitCode.failure
  }

  private static func lines(_ result: ComparisonOutcome) -> [String] {
    var lines = ["\(result.verdict.words): \(result.reason) (\(result.rule))"]
    guard result.verdict != .identical else { return lines }
    if result.maxChannelDifference > 0 {
      lines.append("channels differ by at most \(result.maxChannelDifference) of 255")
    }
    if result.antialiasedPixels > 0 {
      lines.append("\(pixels(result.antialiasedPixels)) more count as antialiasing")
    }
    if result.ignoredPixels > 0 { lines.append("\(pixels(result.ignoredPixels)) ignored") }
    return lines + result.boundingBoxes.map { "\($0.width)x\($0.height) pixels at \($0.x),\($0.y)" }
  }

  private static func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }
}

extension ComparePair {
  @MainActor
  init(reference: String, actual: String, options: CompareOptions) {
    self.init(
      reference: reference, actual: actual, rule: options.comparison.rule, limits: options.comparison.limits,
      masks: options.masks)
  }
}

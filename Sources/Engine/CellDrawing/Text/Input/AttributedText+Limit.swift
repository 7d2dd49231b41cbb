extension AttributedText {
  /// The maximum length in UTF-8 code units. A text is measured and drawn only up to here.
  package static let longest = 2_000_000

  /// The text up to the maximum length, which nearly every text is below.
  var limited: AttributedText {
    guard string.utf8.count > Self.longest else { return self }
    // Only whole characters, so that the remaining text looks the same.
    let end = string.index(before: string.utf8.index(string.startIndex, offsetBy: Self.longest + 1))
    var rest = string.utf8.distance(from: string.startIndex, to: end)
    let beginning = String(string[..<end])
    var kept: [Run] = []
    for var run in runs where rest > 0 {
      run.utf8Count = min(run.utf8Count, rest)
      rest -= run.utf8Count
      kept.append(run)
    }
    return AttributedText(string: beginning, runs: kept)
  }
}

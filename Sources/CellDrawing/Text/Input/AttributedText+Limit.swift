extension AttributedText {
  /// In UTF-8 code units; a text is set and measured as far as that.
  package static let longest = 2_000_000

  /// The text as far as it may be long, which is all of nearly every one.
  var limited: AttributedText {
    guard string.utf8.count > Self.longest else { return self }
    // Whole characters, so that what is left looks as it did.
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

/// The numbers of samples.
enum SampleNumber {
  /// Returns a whole number for a property or parameter.
  ///
  /// - Parameter index: The number of the element in lists that the number is for, from 0.
  static func integer(for name: String, _ kind: Samples.Kind, at index: Int) -> Int {
    let words = SampleWords(name)
    if isSeconds(words) { return SampleDate.seconds(at: index) }
    if words.has("year") { return 2024 - index }
    if words.has("id identifier uid") { return index + 1 }
    if words.has("index row section offset page") { return index }
    if words.has("month") { return 3 }
    if words.has("day") { return 12 }
    if words.has("hour") { return 10 }
    if words.has("minute second") { return 30 }
    if words.has("color colour hex rgb") { return 0x34_78F6 }
    if words.has("rating stars") { return 4 }
    if words.has("percent percentage progress") { return 75 }
    if words.has("duration runtime") { return 90 }
    if words.has("temperature temp") { return 21 }
    if words.has("price amount cost total balance salary fee budget revenue") {
      return kind == .long ? 125_000 : 12 + index
    }
    return kind == .long ? 120 : 3 + index
  }

  /// Returns a number with a fraction for a property or parameter.
  static func decimal(for name: String, _ kind: Samples.Kind, at index: Int) -> Double {
    let words = SampleWords(name)
    if isSeconds(words) { return Double(SampleDate.seconds(at: index)) }
    if words.list.isEmpty
      || words.has("alpha opacity progress ratio fraction scale multiplier value completion volume delay")
    {
      return 0.5
    }
    if words.has("latitude lat") { return 59.91 }
    if words.has("longitude lon lng long") { return 10.75 }
    if words.has("rating average score stars") { return 4.5 }
    if words.has("temperature temp") { return 21.5 }
    if words.has("percent percentage") { return 75 }
    if words.has("distance") { return 1.2 }
    if words.has("duration runtime time interval") { return 90 }
    if words.has("width height radius size spacing margin padding inset") { return 16 }
    return kind == .long ? 12_345.5 : 12.5 + Double(index)
  }

  /// Whether a number is a time in seconds since 1970.
  private static func isSeconds(_ words: SampleWords) -> Bool {
    words.has("timestamp epoch dt date sunrise sunset")
      || (words.has("created updated published posted modified") && words.has("at on time"))
  }
}

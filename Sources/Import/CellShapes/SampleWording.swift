/// The texts for the words of names.
enum SampleWording {
  /// Texts that differ for each element in a list.
  struct Choice {
    private let texts: [String]
    /// The long text; nil if a short text is made longer.
    let long: String?

    init(_ texts: [String], long: String? = nil) {
      self.texts = texts
      self.long = long
    }

    func text(at index: Int) -> String {
      let text = texts[index % texts.count]
      let round = index / texts.count
      return round == 0 ? text : "\(text) \(round + 1)"
    }
  }

  /// Returns the text for a name whose texts have a form of their own, such as dates; nil for other names.
  static func fixed(_ words: SampleWords, at index: Int) -> String? {
    if words.has("url uri link href website") { return SampleText.address(at: index) }
    if words.has("email mail") { return "ada@example.org" }
    if words.has("phone mobile telephone tel") { return "+44 20 7946 0018" }
    if words.has("card"), words.has("number") { return "4242 4242 4242 4242" }
    if words.has("expires expiry expiration expire") { return "03/28" }
    if words.has("cvv cvc pin") { return "123" }
    if words.has("seat") { return "C\(index + 7)" }
    if words.has("html") { return Samples.Meaning.html.text(at: index) }
    if words.has("color colour hex") { return Samples.Meaning.color.text(at: index) }
    if words.has("uuid guid") { return Samples.Meaning.identifier.text(at: index) }
    if words.has("id identifier uid") { return "\(index + 1)" }
    if words.has("path filename") || (words.has("file") && words.has("name")) { return "picture.jpg" }
    return measured(words, at: index)
  }

  private static func measured(_ words: SampleWords, at index: Int) -> String? {
    if words.has("currency") { return words.has("symbol sign") ? "€" : "EUR" }
    if words.has("price amount cost total subtotal balance salary fee budget revenue") { return "€12.50" }
    if words.has("duration runtime") { return "1 h 30 min" }
    if words.has("time") { return "10:30" }
    if words.has("year") { return "\(2024 - index)" }
    if words.has("month") { return "March" }
    if words.has("weekday") { return "Tuesday" }
    if words.has("date day birthday deadline")
      || (words.has("created updated published posted modified") && words.has("at on"))
    {
      return "\(12 - index % 12) March 2024"
    }
    if words.has("percent percentage") { return "75 %" }
    if words.has("temperature temp") { return "21°" }
    if words.has("distance") { return "1.2 km" }
    if words.has("rating average stars") { return "4.5" }
    if words.has("count number badge index position quantity rank score points votes likes views age") {
      return "\(12 + index)"
    }
    if words.has("initials") { return "AL" }
    if words.has("zip postcode postal") { return "0150" }
    if words.has("country"), words.has("code") { return "NO" }
    return nil
  }

  /// Returns the texts for a name in words; nil if nothing is known about it.
  static func choice(_ words: SampleWords, _ owner: SampleWords) -> Choice? {
    if words.has("name") || words.list.count == 1, let name = person(words, owner) { return name }
    if words.has("country") { return Choice(["Norway", "Portugal", "Japan", "Kenya"]) }
    if words.has("city town") { return Choice(["Oslo", "Lisbon", "Kyoto", "Nairobi"]) }
    if words.has("street address") { return Choice(["12 Garden Street", "3 Harbour Road", "48 Mill Lane"]) }
    if words.has("location place venue region") {
      return Choice(["Oslo, Norway", "Lisbon, Portugal", "Kyoto, Japan"])
    }
    if words.has("button action") { return Choice(["Continue"]) }
    if words.has("subtitle tagline caption") { return subtitles }
    if words.has(
      "description overview summary body content message comment bio biography about synopsis review abstract quote answer"
    ) {
      return sentences
    }
    if words.has("title headline heading subject") { return titles }
    if words.has("category genre tag topic") {
      return Choice(["Travel", "Music", "Design", "Science"])
    }
    if words.has("company brand organization organisation publisher source") {
      return Choice(["Harbour Works", "Blue Lantern", "North Mill"])
    }
    if words.has("language") { return Choice(["English", "Norwegian", "Japanese"]) }
    if words.has("status") { return Choice(["Active"]) }
    if words.list == ["name"] { return things }
    return nil
  }

  private static let titles = Choice([
    "Summer in the city", "The long way home", "Notes from the road", "A quiet evening",
    "Letters to a friend",
  ])
  private static let subtitles = Choice([
    "Open every day from nine to five", "New this week", "Three minutes from the station",
  ])
  private static let sentences = Choice(
    [
      "A short text that says what this is about.", "It was a good day to be outside.",
      "Everything that you need for a weekend.",
    ],
    long:
      "A text that says what this is about, and that is much longer than most texts in its place. It needs several "
      + "lines, or it is cut. A reader sees here whether the last line is whole.")
  private static let things = Choice(["Aurora", "Juniper", "Meridian", "Solstice", "Harbour"])

  /// Returns the names of people; nil if a name is no person's.
  private static func person(_ words: SampleWords, _ owner: SampleWords) -> Choice? {
    if words.has("username nickname nick handle login") || (words.has("user") && words.has("screen")) {
      return Choice(["ada", "grace", "alan", "katherine"])
    }
    if words.has("firstname") || (words.has("first given") && words.has("name")) {
      return Choice(["Ada", "Grace", "Alan", "Katherine"])
    }
    if words.has("lastname surname") || (words.has("last family") && words.has("name")) {
      return Choice(["Lovelace", "Hopper", "Turing", "Johnson"])
    }
    guard
      words.has(people) || (words.list == ["name"] && owner.has(people)) || words.list == ["full", "name"]
    else { return nil }
    return Choice(
      ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Katherine Johnson"],
      long: "Ada Augusta King-Noel, Countess of Lovelace, and her friends from the analytical society")
  }

  private static let people =
    "user author actor sender contact person member friend artist customer driver doctor owner director player "
    + "teacher student employee host guest profile cast speaker writer fullname attendee patient recipient"
}

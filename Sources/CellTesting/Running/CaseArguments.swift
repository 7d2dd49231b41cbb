import Testing

/// What tells a parameterised test's cases apart.
struct CaseArguments: Hashable, Sendable {
  /// Each argument as Swift Testing describes it.
  var descriptions: [String]
  /// The identifiers that Swift Testing has for the arguments, one for each.
  var identifiers: [String]
  /// Above 0 of the second and further cases that have the same identifiers.
  var discriminator = 0

  /// Nil of a test without parameters.
  init?(of testCase: Test.Case) {
    guard testCase.isParameterized else { return nil }
    (descriptions, identifiers) = ([], [])
    // Swift Testing makes a case's arguments known to its own tools only; reflection sees what `dump` prints.
    let contents = Mirror(reflecting: testCase).descendant("_kind", "parameterized")
    guard let contents else { return }
    let parts = Mirror(reflecting: contents)
    discriminator = parts.descendant("discriminator") as? Int ?? 0
    guard let arguments = parts.descendant("arguments") else { return }
    for argument in Mirror(reflecting: arguments).children {
      let argument = Mirror(reflecting: argument.value)
      guard let value = argument.descendant("value") else { continue }
      descriptions.append(String(describingForTest: value))
      identifiers.append(argument.descendant("id", "bytes").map { "\($0)" } ?? "")
    }
  }

  init(descriptions: [String], identifiers: [String] = [], discriminator: Int = 0) {
    self.descriptions = descriptions
    self.identifiers = identifiers
    self.discriminator = discriminator
  }

  /// What the case is called in the names of its snapshots, or nil when nothing is known of its arguments.
  var name: String? {
    let parts = descriptions.map { NamePart($0).text }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    let name = NamePart(parts.joined(separator: "-")).text
    return discriminator > 0 ? "\(name)-\(discriminator + 1)" : name
  }
}

extension CaseArguments {
  /// The names that more than one case of a test would have, whichever of them runs first.
  static func sharedNames(in test: Test) -> Set<String> {
    var seen: Set<String> = []
    return Set(
      cases(of: test).compactMap { CaseArguments(of: $0)?.name }.filter { !seen.insert($0).inserted })
  }

  /// Swift Testing keeps the cases of a test for itself; reflection finds them where they are known.
  private static func cases(of test: Test) -> [Test.Case] {
    var values: [Any] = [test]
    for _ in 0..<6 {
      var children: [Any] = []
      for value in values {
        if let cases = value as? any Sequence<Test.Case> { return Array(cases) }
        children += Mirror(reflecting: value).children.map(\.value)
      }
      values = children
    }
    return []
  }
}

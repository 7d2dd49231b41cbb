import Testing

/// The arguments that distinguish the cases of a parameterised test.
struct CaseArguments: Hashable, Sendable {
  /// The description of each argument by Swift Testing.
  var descriptions: [String]
  /// Swift Testing's identifiers of the arguments, one for each.
  var identifiers: [String]
  /// A number above 0 for further cases with the same identifiers.
  var discriminator = 0

  /// Returns nil for a test without parameters.
  init?(of testCase: Test.Case) {
    guard testCase.isParameterized else { return nil }
    (descriptions, identifiers) = ([], [])
    // Swift Testing shows the arguments of a case only to its own tools. Reflection sees what `dump` prints.
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

  /// The case's name in the names of its snapshots; nil if its arguments are unknown.
  var name: String? {
    let parts = descriptions.map { NamePart($0).text }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    let name = NamePart(parts.joined(separator: "-")).text
    return discriminator > 0 ? "\(name)-\(discriminator + 1)" : name
  }
}

extension CaseArguments {
  /// Returns the names that several cases of a test share, whichever of them runs first.
  static func sharedNames(in test: Test) -> Set<String> {
    var seen: Set<String> = []
    return Set(
      cases(of: test).compactMap { CaseArguments(of: $0)?.name }.filter { !seen.insert($0).inserted })
  }

  /// Returns the cases of a test. Swift Testing does not publish them, but reflection finds them if they are known.
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

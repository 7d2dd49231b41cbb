internal import Foundation

/// A file of translations with the ending `.xcstrings`, which Xcode compiles for an app.
struct StringCatalog: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
    /// The variables of the text, by their names.
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable, Sendable {
    var value: String
  }

  /// The forms of a text for numbers, by the names of their plurals, and for devices.
  struct Variations: Decodable, Sendable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable, Sendable {
    /// The position of the argument.
    var argument: Int?
    var formatSpecifier: String?
    var variations: Variations?

    private enum CodingKeys: String, CodingKey {
      case formatSpecifier, variations
      case argument = "argNum"
    }
  }

  var sourceLanguage: String?
  var strings: [String: Entry]

  /// Returns the plain text of a key, or nil. A text with plurals is not plain.
  func plainText(_ key: String, in language: String) -> String? {
    localization(of: key, in: language)?.stringUnit?.value
  }

  /// Returns the text of a key, or a dictionary as in a `.stringsdict` if it has plurals.
  ///
  /// Returns nil if the catalogue does not have the key. A key without translations is its own text.
  func text(_ key: String, in language: String) -> NSObject? {
    guard let entry = strings[key] else { return nil }
    let languages = Self.names(of: language) + [sourceLanguage ?? "en"]
    let found = languages.lazy.compactMap { entry.localizations?[$0] }.first
    guard let localization = found.map({ Self.onPhone($0) }) else { return NSString(string: key) }
    if let forms = localization.variations?.plural { return Self.dictionary(of: forms) }
    guard let format = localization.stringUnit?.value else { return NSString(string: key) }
    guard let variables = localization.substitutions, !variables.isEmpty else {
      return NSString(string: format)
    }
    return Self.dictionary(of: variables, format)
  }

  private func localization(of key: String, in language: String) -> Localization? {
    Self.names(of: language).lazy.compactMap { strings[key]?.localizations?[$0] }.first
  }

  /// Returns a language with all of its subtags, and with fewer and fewer of them.
  private static func names(of language: String) -> [String] {
    let parts = language.split { $0 == "-" || $0 == "_" }
    return stride(from: parts.count, to: 0, by: -1).map { parts.prefix($0).joined(separator: "-") }
  }

  private static func onPhone(_ localization: Localization) -> Localization {
    guard let devices = localization.variations?.device else { return localization }
    return devices["iphone"] ?? devices["other"] ?? localization
  }

  /// Returns an entry whose only variable has the forms of a number, which is the first one among its arguments.
  private static func dictionary(of forms: [String: Localization]) -> NSObject {
    let texts = forms.compactMapValues { $0.stringUnit?.value }
    let numbers = (texts["other"] ?? "").specifications.enumerated().filter { $0.element.isNumber }
    guard let number = numbers.first else { return NSString(string: texts["other"] ?? "") }
    let position = number.element.position ?? number.offset + 1
    var variable = texts.mapValues { NSString(string: $0.withPositions) as NSObject }
    variable["NSStringFormatValueTypeKey"] = NSString(string: number.element.type)
    return entry("%\(position)$#@value@", ["value": variable])
  }

  private static func dictionary(of variables: [String: Substitution], _ format: String) -> NSObject {
    var format = format
    var entries: [String: [String: NSObject]] = [:]
    for (name, variable) in variables {
      let type = variable.formatSpecifier ?? "lld"
      let forms = variable.variations?.plural?.compactMapValues { $0.stringUnit?.value } ?? [:]
      var entry = forms.mapValues { NSString(string: $0.replacing("%arg", with: "%\(type)")) as NSObject }
      entry["NSStringFormatValueTypeKey"] = NSString(string: type)
      entries[name] = entry
      if let position = variable.argument {
        format = format.replacing("%#@\(name)@", with: "%\(position)$#@\(name)@")
      }
    }
    return entry(format, entries)
  }

  private static func entry(_ format: String, _ variables: [String: [String: NSObject]]) -> NSObject {
    var entry: [NSString: NSObject] = [
      NSString(string: "NSStringLocalizedFormatKey"): NSString(string: format)
    ]
    for (name, forms) in variables {
      let keys = forms.map { (NSString(string: $0.key), $0.value) }
      entry[NSString(string: name)] = NSDictionary(
        objects: keys.map(\.1), forKeys: keys.map(\.0))
    }
    let keys = entry.map { ($0.key, $0.value) }
    return NSDictionary(objects: keys.map(\.1), forKeys: keys.map(\.0))
  }
}

/// A specification of an argument in a format, such as `%2$lld`.
private struct FormatSpecification {
  var position: Int?
  /// The length and the conversion, such as `lld`.
  var type: String
  var range: Range<String.Index>

  var isNumber: Bool { type.last.map { "diuxXofFeEgG".contains($0) } ?? false }
}

extension String {
  fileprivate var specifications: [FormatSpecification] {
    matches(of: /%(?:(\d)\$)?[-+ 0'#]*\d*(?:\.\d+)?((?:hh|h|ll|l|q|z|j|t)?[diuxXofFeEgGaAcCsSp@])|%%/)
      .compactMap { match in
        match.2.map {
          FormatSpecification(position: match.1.flatMap { Int($0) }, type: String($0), range: match.range)
        }
      }
  }

  /// The format with the position of each argument.
  fileprivate var withPositions: String {
    var text = self
    for (place, found) in specifications.enumerated().reversed() where found.position == nil {
      text.insert(contentsOf: "\(place + 1)$", at: index(after: found.range.lowerBound))
    }
    return text
  }
}

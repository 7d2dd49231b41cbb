internal import MFS

/// An option of a command: its line in `--help`, the reader of its text and its default.
///
/// ```swift
/// struct RowOptions {
///   static let count = CommandOption(
///     "count", argument: "N", summary: "How many rows", default: "20"
///   ) { text in
///     guard let count = Int(text), count > 0 else { throw OptionValueError("give a number from 1") }
///     return count
///   }
///
///   var count: Int
///
///   init(_ arguments: Arguments) throws {
///     count = try arguments[Self.count]
///   }
/// }
/// ```
public struct CommandOption<Value: Sendable>: DeclaredOption {
  /// A function that turns the given text into a value. It throws an error that says which text to give
  /// instead, such as `OptionValueError`.
  public typealias Reader<Result> = @Sendable (String) throws -> Result

  public let name: String
  public let shortName: Character?
  public let argument: String?
  public let isRepeatable: Bool
  public let summary: String
  /// The text of the default value, or nil where the option has no such text.
  let defaultText: String?
  /// A function that returns the value of the given texts. The array is empty where the option was not given.
  let value: @Sendable ([String]) throws -> Value

  private init(
    name: String, shortName: Character? = nil, argument: String? = nil, isRepeatable: Bool = false,
    summary: String, usual: String? = nil, defaultText: String? = nil,
    value: @escaping @Sendable ([String]) throws -> Value
  ) {
    self.name = name
    self.shortName = shortName
    self.argument = argument
    self.isRepeatable = isRepeatable
    self.summary = summary + ((usual ?? defaultText).map { " (\($0))" } ?? "")
    self.defaultText = defaultText
    self.value = value
  }

  /// Creates an option with a default: where it is not given, its value is read from `text`.
  ///
  /// - Parameters:
  ///   - name: without the dashes.
  ///   - shortName: the letter that stands for it after one dash.
  ///   - argument: what `--help` calls its value.
  ///   - summary: what `--help` says of it.
  ///   - text: what counts where it is not given; `--help` shows it.
  ///   - read: turns the text into the value.
  public init(
    _ name: String, shortName: Character? = nil, argument: String, summary: String, default text: String,
    read: @escaping Reader<Value>
  ) {
    self.init(name: name, shortName: shortName, argument: argument, summary: summary, defaultText: text) {
      texts in
      try OptionText(option: name, text: texts.last ?? text).read(read)
    }
  }

  /// Creates an option that is nil where it is not given.
  ///
  /// - Parameters:
  ///   - name: without the dashes.
  ///   - shortName: the letter that stands for it after one dash.
  ///   - argument: what `--help` calls its value.
  ///   - summary: what `--help` says of it.
  ///   - usual: what counts where it is not given, as `--help` says it.
  ///   - read: turns the text into the value.
  public init<Wrapped>(
    _ name: String, shortName: Character? = nil, argument: String, summary: String, usual: String? = nil,
    read: @escaping Reader<Wrapped>
  ) where Value == Wrapped? {
    self.init(name: name, shortName: shortName, argument: argument, summary: summary, usual: usual) {
      texts in
      guard let text = texts.last else { return nil }
      return try OptionText(option: name, text: text).read(read)
    }
  }

  /// Creates an option that takes a list, which is empty where the option is not given.
  ///
  /// - Parameters:
  ///   - name: without the dashes.
  ///   - shortName: the letter that stands for it after one dash.
  ///   - argument: what `--help` calls the list.
  ///   - summary: what `--help` says of it.
  ///   - usual: what counts where it is not given, as `--help` says it.
  ///   - read: turns the text into the list.
  public init<Element>(
    _ name: String, shortName: Character? = nil, list argument: String, summary: String,
    usual: String? = nil, read: @escaping Reader<[Element]>
  ) where Value == [Element] {
    self.init(name: name, shortName: shortName, argument: argument, summary: summary, usual: usual) {
      texts in
      guard let text = texts.last else { return [] }
      return try OptionText(option: name, text: text).read(read)
    }
  }

  /// Creates an option that may be given several times, each time with an element.
  ///
  /// - Parameters:
  ///   - name: without the dashes.
  ///   - argument: what `--help` calls an element.
  ///   - summary: what `--help` says of it.
  ///   - read: turns a text into an element.
  public init<Element>(
    _ name: String, repeating argument: String, summary: String, read: @escaping Reader<Element>
  ) where Value == [Element] {
    self.init(name: name, argument: argument, isRepeatable: true, summary: summary) {
      texts in
      var elements: [Element] = []
      for text in texts { elements.append(try OptionText(option: name, text: text).read(read)) }
      return elements
    }
  }

  /// Creates an option without a value: true where it is given.
  ///
  /// - Parameters:
  ///   - name: without the dashes.
  ///   - shortName: the letter that stands for it after one dash.
  ///   - summary: what `--help` says of it.
  public init(_ name: String, shortName: Character? = nil, summary: String) where Value == Bool {
    self.init(name: name, shortName: shortName, summary: summary) { texts in !texts.isEmpty }
  }
}

/// The text that was given for an option.
private struct OptionText {
  var option: String
  var text: String

  func read<Value>(_ reader: CommandOption<Value>.Reader<Value>) throws -> Value {
    do {
      return try reader(text)
    } catch {
      let advice = CommandFailure(error).message
      throw .usage(
        text.isEmpty
          ? "--\(option) is empty; \(advice)" : "--\(option) \(text.shortened(atMost: 255)): \(advice)")
    }
  }
}

/// Why the text of an option is not what it takes: what to give instead, to stand after the option and its text.
public struct OptionValueError: Error, Hashable, Sendable {
  public let advice: String

  public init(_ advice: String) {
    self.advice = advice
  }
}

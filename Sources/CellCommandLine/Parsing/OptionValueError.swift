/// The error of an option whose text is wrong. Its advice, which text to give instead, follows the option and
/// its text in the message.
public struct OptionValueError: Error, Hashable, Sendable {
  public let advice: String

  public init(_ advice: String) {
    self.advice = advice
  }
}

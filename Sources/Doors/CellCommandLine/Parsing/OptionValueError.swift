/// The error of an option whose text is wrong. Its advice, which text to give instead, follows the option and
/// its text in the message.
public struct OptionValueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The words that say which text to give instead.
  public let advice: String

  public var description: String { advice }

  public init(_ advice: String) {
    self.advice = advice
  }
}

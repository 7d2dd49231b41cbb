/// A secret of 128 random bits that the address of a server contains.
package struct AccessToken: Hashable, Sendable {
  /// The secret as 32 hexadecimal digits.
  package let text: String

  /// Makes a new secret from the system's random numbers.
  package init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  package init(text: String) {
    self.text = text
  }

  /// Returns whether a client sent this secret. The comparison takes the same time wherever the texts differ.
  package func matches(_ sent: String?) -> Bool {
    guard let sent, !text.isEmpty, sent.utf8.count == text.utf8.count else { return false }
    return zip(sent.utf8, text.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// The number of bytes that the files of one project may have, with what they repeat. A few small files that name each
/// other can otherwise cost endless time or memory.
final class ReadingBudget {
  private var rest: Int

  init(bytes: Int = 64 << 20) {
    rest = bytes
  }

  /// Whether more was asked for than there was.
  var isSpent: Bool { rest < 0 }

  /// Takes bytes from the budget. Returns whether there were enough.
  func spend(_ bytes: Int) -> Bool {
    rest = max(-1, rest - bytes)
    return !isSpent
  }

  /// Takes the bytes of a value and one for each of its parts, `times` as often.
  func spend(_ value: YAMLValue, times: Int = 1) -> Bool {
    switch value.content {
    case .text(let text): spend((text.utf8.count + 1) * times)
    case .list(let values): spend(times) && values.allSatisfy { spend($0, times: times) }
    case .mapping(let entries):
      spend(times)
        && entries.allSatisfy { spend(($0.key.utf8.count + 1) * times) && spend($0.value, times: times) }
    }
  }

  /// The reason for an error.
  static let reason = "its parts repeat each other too often"
}

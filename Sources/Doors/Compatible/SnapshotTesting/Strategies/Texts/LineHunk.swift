internal import CellTesting

/// A part of two texts with a change, and the lines around it:
///
///     @@ −1,3 +1,3 @@
///      first
///     −second
///     +other
///      third
struct LineHunk {
  /// The number of equal lines that are shown before and after a change.
  private static let context = 4
  /// The maximum number of lines that are compared; the rest counts as changed as a whole.
  private static let maximumCount = 5_000

  /// The number of the first line in the reference, from 1; `actualStart` is that in the actual text.
  private var referenceStart: Int
  private var actualStart: Int
  private var lines: [(sign: String, text: Substring)] = []

  var text: String {
    let referenceCount = lines.count { $0.sign != "+" }
    let actualCount = lines.count { $0.sign != "−" }
    let title = "@@ −\(referenceStart),\(referenceCount) +\(actualStart),\(actualCount) @@"
    return ([title] + lines.map { "\($0.sign)\($0.text)" }).joined(separator: "\n")
  }

  /// Returns the changes between two texts, in their order.
  static func hunks(from reference: String, to actual: String) -> [LineHunk] {
    let changes = changes(from: reference, to: actual)
    var hunks: [LineHunk] = []
    var (referenceLine, actualLine) = (1, 1)
    for (index, change) in changes.enumerated() {
      let nearby = changes[max(0, index - context)...min(changes.count - 1, index + context)]
      if nearby.contains(where: { $0.sign != " " }) {
        if index == 0 || hunks.last.map({ $0.isBefore(referenceLine, actualLine) }) ?? true {
          hunks.append(LineHunk(referenceStart: referenceLine, actualStart: actualLine))
        }
        hunks[hunks.count - 1].lines.append(change)
      }
      if change.sign != "+" { referenceLine += 1 }
      if change.sign != "−" { actualLine += 1 }
    }
    return hunks
  }

  /// Returns whether lines are between the hunk and the given lines.
  private func isBefore(_ referenceLine: Int, _ actualLine: Int) -> Bool {
    referenceStart + lines.count { $0.sign != "+" } < referenceLine
      || actualStart + lines.count { $0.sign != "−" } < actualLine
  }

  /// Returns all lines of both texts, with a sign for those that only one has.
  private static func changes(from reference: String, to actual: String) -> [(sign: String, text: Substring)]
  {
    func lines(of text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    return ChangedLine.lines(from: lines(of: reference), to: lines(of: actual), comparing: maximumCount).map {
      switch $0.kind {
      case .kept: (" ", $0.text)
      case .removed: ("−", $0.text)
      case .added: ("+", $0.text)
      }
    }
  }
}

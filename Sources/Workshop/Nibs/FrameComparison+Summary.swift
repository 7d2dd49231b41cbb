internal import Foundation

extension FrameComparison {
  func line(_ path: String) -> String {
    "\(path): \(constrained.all.text) constrained, \(constrained.withoutTexts.text) without texts"
  }

  /// The lines that sum up all documents. The last lines count the views whose frames the documents determine.
  var summary: String {
    let kinds = causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(25)
    let reasons = UndeterminedFrames.Reason.allCases.filter { undetermined[$0] != nil }
    let lines =
      [
        "documents: \(documents.text)",
        "views: \(views.text)",
        "texts in fonts that are not here, left out: \(unmeasurable)",
        "constrained: \(constrained.all.text)",
        "constrained, no texts: \(constrained.withoutTexts.text)",
        "differences without a known cause:",
      ] + kinds.map { "  \($0.value) \($0.key)" } + [
        "frames that the documents do not determine: \(undetermined.values.reduce(0, +))"
      ] + reasons.map { "  \(undetermined[$0, default: 0]) \($0.text)" } + [
        "of the others, constrained: \(determined.all.text)",
        "of the others, constrained, no texts: \(determined.withoutTexts.text)",
        "with texts of their stored sizes, constrained: \(withTextSizes.all.text)",
        "with texts of their stored sizes, constrained, no texts: \(withTextSizes.withoutTexts.text)",
      ]
    return lines.joined(separator: "\n")
  }
}

extension FrameComparison.Count {
  /// The count as `41 of 44 (93.2 %)`.
  var text: String {
    guard all > 0 else { return "0 of 0" }
    return "\(equal) of \(all) (\((Double(equal) / Double(all) * 1000).rounded() / 10) %)"
  }
}

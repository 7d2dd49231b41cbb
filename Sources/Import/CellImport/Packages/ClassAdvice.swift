internal import CellSnapSourcePass

/// Advice for a class whose pictures can be better, in one line.
struct ClassAdvice {
  /// The sentence; nil if nothing is wrong, or if nothing can be done in the package.
  let text: String?

  init(for shown: ImportReport.Class, in report: ImportReport) {
    guard let entry = shown.entry else {
      text = nil
      return
    }
    let lines = DrawnLines(report.drawnLines).about(shown.name.replacing(".", with: " "))
    let said = lines + [shown.reason].compactMap(\.self) + shown.pictures.compactMap(\.blankReason)
    if let type = Self.typeWithoutSample(in: said) {
      text = "Give a value of \(type) in \(entry)."
    } else if said.contains(where: { $0.contains("crashed at ") || $0.contains(" crashed") }) {
      text = "Give values that the app accepts in \(entry)."
    } else if lines.contains(where: { $0.contains("is drawn as far as it got") }) {
      text = "Fill the view without the part that is left out in \(entry)."
    } else if shown.seenPictures.isEmpty, shown.reason != nil {
      text = "Give the view something to show in \(entry)."
    } else {
      text = nil
    }
  }

  private static func typeWithoutSample(in lines: [String]) -> String? {
    for line in lines {
      if let match = line.firstMatch(of: #/no sample of (.+?) can be made/#) { return String(match.1) }
    }
    return nil
  }
}

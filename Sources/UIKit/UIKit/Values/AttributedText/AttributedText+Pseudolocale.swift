import CellDrawing

extension AttributedText {
  /// The text as it is shown: in the pseudolanguage if the device's language is a pseudolanguage.
  var inDeviceLanguage: AttributedText {
    guard Pseudolocale.isCurrent, !string.isEmpty else { return self }
    var text = AttributedText(string: "", runs: [])
    var start = string.utf8.startIndex
    for run in runs {
      let end =
        string.utf8.index(start, offsetBy: run.utf8Count, limitedBy: string.utf8.endIndex)
        ?? string.utf8.endIndex
      let part = Pseudolocale.text(string[start..<end])
      text.string += part
      text.runs.append(Run(utf8Count: part.utf8.count, attributes: run.attributes))
      start = end
    }
    return text
  }
}

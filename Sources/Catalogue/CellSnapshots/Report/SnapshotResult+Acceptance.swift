extension SnapshotResult {
  /// Whether the run has a picture that can become the reference. A picture that was compared with a base revision is
  /// accepted by the merge of the change.
  package var isAcceptable: Bool { actual != nil && !isRecorded && isOfBase != true }

  /// The pattern that only this snapshot's name matches, quoted for a shell.
  ///
  /// It is nil if the name contains characters that a terminal would take for keys. A run from elsewhere may contain
  /// such names.
  var acceptPattern: String? {
    guard !name.unicodeScalars.contains(where: PrintableText.isUnprintable) else { return nil }
    let startsWithHyphen = name.unicodeScalars.first == "-"
    var pattern = startsWithHyphen ? "[-]" : ""
    for scalar in name.unicodeScalars.dropFirst(startsWithHyphen ? 1 : 0) {
      if "*?[\\".unicodeScalars.contains(scalar) { pattern += "\\" }
      pattern.unicodeScalars.append(scalar)
    }
    return ShellWord.quoted(pattern)
  }
}

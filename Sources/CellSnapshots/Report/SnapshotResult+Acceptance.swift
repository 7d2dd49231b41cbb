extension SnapshotResult {
  /// Whether the run holds a picture that may become the reference.
  package var isAcceptable: Bool { actual != nil && !isRecorded }

  /// The pattern that is matched by this snapshot's name alone, quoted for a shell; nil of a name with characters that a
  /// terminal would take for keys, as a run of somebody else's may have.
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

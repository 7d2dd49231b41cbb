extension SnapshotResult {
  /// Whether the run holds a picture that may become the reference.
  package var isAcceptable: Bool { actual != nil && !isRecorded }

  /// The pattern that is matched by this snapshot's name alone, quoted for a shell.
  var acceptPattern: String {
    var pattern = name.hasPrefix("-") ? "[-]" : ""
    for character in name.dropFirst(name.hasPrefix("-") ? 1 : 0) {
      if "*?[\\".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
    return ShellWord.quoted(pattern)
  }
}

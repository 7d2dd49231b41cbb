extension Diffing where Value == String {
  /// A comparison of texts, line by line. Its message shows the changes with the lines around them.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { reference, actual in
        guard reference != actual else { return nil }
        let text = LineHunk.hunks(from: reference, to: actual).map(\.text).joined(separator: "\n")
        let attachment = XCTAttachment(string: text)
        attachment.name = "difference.patch"
        return (text, [attachment])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy that compares texts line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

/// The order of a class's pictures: usual samples first, then long ones, then absent ones. Interrupted pictures are last.
enum PictureOrder {
  /// - Parameter lines: the lines of the program that drew them, about the class.
  static func ordered(
    _ pictures: [ImportReport.Picture], after lines: [String]
  ) -> [ImportReport.Picture] {
    pictures.enumerated().sorted { first, second in
      (rank(first.element, lines), first.offset) < (rank(second.element, lines), second.offset)
    }.map(\.element)
  }

  /// Samples of usual lengths show a view as a person knows it. A picture that a stub interrupted comes after the whole
  /// ones.
  private static func rank(_ picture: ImportReport.Picture, _ lines: [String]) -> Int {
    let name = ImportPageText.fileName(picture.path)
    let state = String(name.prefix { $0 != "." })
    let isInterrupted = lines.contains { $0.contains("/\(state) is drawn as far as it got") }
    return (isInterrupted ? 10 : 0) + (["long": 1, "absent": 3][state] ?? 0)
  }
}

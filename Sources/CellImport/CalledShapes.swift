internal import CellSnapSourcePass

/// The shapes that were called while pictures were drawn, according to the lines of the program that drew them.
struct CalledShapes {
  /// The places of the shapes in the app's files.
  let places: [CutIndex.Place]

  /// Reads lines such as `NoteStore.swift:31: NoteStore.current is a shape, so it returned a sample`.
  init(in lines: [String], of index: CutIndex) {
    var files: [String: [Int]] = [:]
    for (number, file) in index.files.enumerated() {
      files[String(file.path.split(separator: "/").last ?? ""), default: []].append(number)
    }
    var found: Set<CutIndex.Place> = []
    for line in lines where line.contains(" is a shape") {
      for match in line.matches(of: #/([^\s/:]+\.swift):([0-9]+): /#) {
        guard let number = Int(match.2) else { continue }
        for file in files[String(match.1)] ?? [] {
          if let place = index.declaration(inFile: file, line: number) { found.insert(place) }
        }
      }
    }
    places = found.sorted()
  }
}

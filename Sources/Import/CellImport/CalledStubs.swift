internal import CellSnapSourcePass

/// The stubs that were called while pictures were drawn, according to the lines of the program that drew them.
struct CalledStubs {
  /// The places of the stubs in the app's files.
  let places: [SliceIndex.Place]

  /// Reads lines such as `NoteStore.swift:31: NoteStore.current is a stub, so it returned a sample`.
  init(in lines: [String], of index: SliceIndex) {
    var files: [String: [Int]] = [:]
    for (number, file) in index.files.enumerated() {
      files[String(file.path.split(separator: "/").last ?? ""), default: []].append(number)
    }
    var found: Set<SliceIndex.Place> = []
    for line in lines where line.contains(" is a stub") {
      for match in line.matches(of: #/:([0-9]+): /#) {
        // The name of a file may have blanks, and comes after a folder or the name of an entry.
        let text = line[..<match.range.lowerBound]
        let last = text.split(separator: "/").last ?? text
        let name = last.ranges(of: ": ").last.map { last[$0.upperBound...] } ?? last
        guard let number = Int(match.1) else { continue }
        for file in files[String(name)] ?? [] {
          if let place = index.declaration(inFile: file, line: number) { found.insert(place) }
        }
      }
    }
    places = found.sorted()
  }
}

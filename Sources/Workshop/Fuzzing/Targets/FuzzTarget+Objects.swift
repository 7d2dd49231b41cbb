import CellChanges

extension FuzzTarget {
  static let objects = FuzzTarget(
    "objects", "object files as a graph, and the records and sources that are read beside them"
  ) { bytes in
    let rest = Array(bytes.dropFirst())
    switch (bytes.first ?? 0) % 3 {
    case 0:
      var graph = CodeGraph()
      guard let object = try? ObjectFile(rest) else { return }
      _ = try? graph.add(object, named: "Feed/Cell.swift.o")
      graph.addConformances()
    case 1:
      guard let record = CodeRecord(text: String(decoding: rest, as: UTF8.self)) else { return }
      precondition(CodeRecord(text: record.text) == record)
    default: _ = CatalogueText(rest)
    }
  }
}

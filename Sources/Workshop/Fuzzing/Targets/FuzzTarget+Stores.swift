import CellDrawing
import CellRevisions
import CellSnapshots

extension FuzzTarget {
  static let stores = FuzzTarget(
    "stores", "the index and the list of a store, addresses of stores, and manifests that name packages"
  ) { bytes in
    let nothing = ContentHash(of: [])
    let key = BaseKey(sources: nothing, circumstances: nothing)
    if var index = BaseIndex(decoding: bytes, of: key) {
      precondition(
        BaseIndex(decoding: index.bytes, of: key) == index,
        "an index is written in a form that cannot be read")
      index.forget(index.entries.pathBytes)
      precondition(index.entries.isEmpty, "an entry is not forgotten")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) {
      if let path = StorePath(line) {
        precondition(path.text == line && FilePath.isInside(path.text), "a path leads out of the store")
      }
      _ = try? StorePlace(String(line))
    }
    _ = NeededPackages.paths(in: text)
  }
}

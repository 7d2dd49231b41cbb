internal import Foundation

/// A file that the compiler reads, made from a file of the app or beside it.
struct WrittenFile {
  let url: URL
  /// The path that the compiler's errors name.
  let source: String
  /// Whether it differs from the file that was there before.
  let isChanged: Bool
}

/// The files that may have errors after a slice was changed. The other files had none, and name nothing that changed.
struct Suspects {
  private let paths: Set<String>

  /// - Parameters:
  ///   - errors: the errors of the last compilation.
  ///   - changed: the names of the declarations that are treated in another way now.
  ///   - names: the names in each file of the app, by its path.
  init(after errors: [CompilerError], changing changed: Set<String>, names: [String: Set<String>]) {
    paths = Set(errors.map(\.path)).union(
      names.filter { !changed.isDisjoint(with: $0.value) }.map(\.key))
  }

  func files(of all: [WrittenFile]) -> [WrittenFile] {
    all.filter { $0.isChanged || paths.contains($0.source) }
  }
}

extension SliceState {
  /// The names with which files use declarations that an earlier slice treated in another way.
  func names(changedSince before: SliceState) -> Set<String> {
    var names = opaqueTypes.symmetricDifference(before.opaqueTypes)
    func add(_ place: Place) {
      names.formUnion(index[place].names)
      // An initialiser is called by the name of its type.
      if let parent = index.parent(of: place), index[place].kind == .initializer || index[place].isStored {
        names.formUnion(index[parent].names)
      }
    }
    for place in Set(treatments.keys).union(before.treatments.keys) {
      let (now, old) = (treatments[place], before.treatments[place])
      // A body of another kind changes nothing for those that call it.
      let isBody = now == .stub && old == .whole || now == .whole && old == .stub
      if now != old, !isBody || index[place].isStored { add(place) }
    }
    for (place, left) in without where before.without[place] != left { add(place) }
    return names
  }
}

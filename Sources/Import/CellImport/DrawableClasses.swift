internal import CellSnapSourcePass

/// The cells and views of an app that a catalogue can show, and the reasons why the other classes cannot be shown.
struct DrawableClasses {
  private(set) var classes: [DrawnClass] = []
  private(set) var refused: [(name: String, path: String, kind: ViewKind, reason: String)] = []
  /// The classes and properties that the nibs of the shown ones name.
  private(set) var namesInNibs: Set<String> = []

  /// The private types that entries name: the shown classes with the types around them, and what they show, which is
  /// private in the same file.
  func privateTypes(in index: SliceIndex) -> [SliceIndex.Place] {
    let own = classes.flatMap { DrawnClass.privateTypes(of: $0.place, in: index) }
    return Set(own.map(\.file)).sorted().flatMap { number in
      index.files[number].declarations.indices.map { SliceIndex.Place(file: number, index: $0) }
        .filter { index[$0].isPrivate && index[$0].kind.isType && index.types[index[$0].name]?.count == 1 }
    }
  }

  init(_ index: SliceIndex, nibs: NibUses) {
    for (number, file) in index.files.enumerated() {
      for (offset, declaration) in file.declarations.enumerated() where declaration.kind == .classType {
        let place = SliceIndex.Place(file: number, index: offset)
        let origin = index.origin(of: place) ?? ""
        guard ViewClasses.isView(origin), !ViewClasses.origin(of: origin).hasSuffix("Layer") else { continue }
        switch DrawnClass.described(place, in: index, nibs: nibs) {
        case .success(let drawn):
          classes.append(drawn)
          namesInNibs.formUnion(nibs.names(besides: declaration.name))
        case .failure(let reason):
          refused.append(
            (declaration.name, file.path, ViewKind(ofClass: ViewClasses.origin(of: origin)), reason.text))
        }
      }
    }
    var seen: Set<String> = []
    classes = classes.filter { seen.insert($0.name).inserted }
  }
}

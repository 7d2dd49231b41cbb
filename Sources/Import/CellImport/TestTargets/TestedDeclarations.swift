internal import CellSnapSourcePass

/// The parts of an app that its snapshot tests name.
struct TestedDeclarations {
  /// The app's controllers, which a test may draw.
  let controllers: [SliceIndex.Place]
  /// The identifiers in the tests.
  let names: Set<String>

  init(of tests: [TestTarget], in index: SliceIndex) {
    let names = tests.flatMap(\.files).reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    self.names = names
    controllers = names.sorted().flatMap { index.types[$0] ?? [] }.filter { place in
      index[place].kind == .classType
        && index.origin(of: place)?.hasSuffix("Controller") == true
    }
  }
}

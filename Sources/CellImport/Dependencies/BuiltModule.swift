internal import CellSnapSourcePass
internal import Foundation

/// A module of others, cut to what compiles.
struct BuiltModule {
  let module: SourceModule
  let state: CutState
  /// The modules that its files import and that are there: those of this project, and others from sources.
  let imports: Set<String>

  /// The number of files of which nothing is left out.
  var wholeFiles: Int {
    let changed = Set(state.reasons.keys.map(\.file) + state.statementReasons.keys.map(\.file))
    return module.files.count - changed.count
  }

  /// The number of declarations that are shapes, are left out, or lack a part.
  var lostDeclarations: Int { Set(state.reasons.keys).union(state.statementReasons.keys).count }
}

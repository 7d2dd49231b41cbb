internal import CellSnapSourcePass
internal import Foundation

/// A module of others, with the slice of it that compiles.
struct BuiltModule {
  let module: SourceModule
  let state: SliceState
  /// The modules that its files import and that are there: this project's modules, and others from sources.
  let imports: Set<String>

  /// The number of files of which nothing is left out.
  var wholeFiles: Int {
    module.files.count - state.changedFiles.count
  }

  var lostDeclarations: Int { state.lostDeclarations }
}

extension SliceState {
  /// The numbers of the files of which something is left out.
  var changedFiles: Set<Int> { Set(reasons.keys.map(\.file) + statementReasons.keys.map(\.file)) }

  /// The number of declarations that are stubs, are left out, or lack a part.
  var lostDeclarations: Int { Set(reasons.keys).union(statementReasons.keys).count }
}

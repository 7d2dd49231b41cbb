package import CellSnapSourcePass
internal import Foundation

/// What an import found: the classes with pictures, those without, and what was made a shape.
package struct ImportReport {
  /// A class of the app.
  package struct Class {
    package let name: String
    package let path: String
    package let isCell: Bool
    /// The reason why it has no picture; nil if it has one.
    package let reason: String?
  }

  /// A declaration that the cut leaves out or keeps without its body.
  package struct Loss {
    package let path: String
    package let key: String
    package let treatment: Treatment
    package let reason: String
    package let line: Int
  }

  package let targetName: String
  package private(set) var classes: [Class] = []
  package private(set) var losses: [Loss] = []
  package let missingModules: [String]
  package let opaqueTypes: [String]
  package let errors: [String]
  package let problems: [String]
  /// The files of the package that a person changed, and that stay as they are.
  package let keptFiles: [String]

  init(
    target: AppTarget, drawable: DrawableClasses, nibs: NibUses, state: CutState, catalogue: AppCatalogue,
    errors: [String], problems: [String], keptFiles: [String]
  ) {
    targetName = target.name
    missingModules = state.missingModules.subtracting([target.moduleName]).sorted()
    opaqueTypes = state.opaqueTypes.sorted()
    self.errors = errors
    self.problems = problems
    self.keptFiles = keptFiles
    for entry in catalogue.entries {
      let place = entry.drawn.place
      let path = state.index.files[place.file].path
      let isThere = state.treatment(of: place) == .whole
      let reason = isThere ? (entry.isRefused ? entry.reason ?? "it cannot be made" : nil)
        : state.reasons[place] ?? "it does not compile"
      classes.append(Class(name: entry.drawn.name, path: path, isCell: entry.drawn.isCell, reason: reason))
    }
    classes += drawable.refused.map { Class(name: $0.name, path: $0.path, isCell: $0.isCell, reason: $0.reason) }
    for (place, reason) in state.reasons.sorted(by: { $0.key < $1.key }) {
      let declaration = state.index[place]
      losses.append(
        Loss(
          path: state.index.files[place.file].path, key: declaration.key, treatment: state.treatment(of: place),
          reason: reason, line: declaration.lines.lowerBound))
    }
  }

  package var cells: [Class] { classes.filter(\.isCell) }
}

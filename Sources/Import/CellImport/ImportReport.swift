internal import CellSnapSourcePass
internal import Foundation

/// The results of an import: the classes with pictures, those without, and the parts that were left out of the app's files.
package struct ImportReport {
  /// A class of the app.
  struct Class {
    let name: String
    let path: String
    let kind: ViewKind
    /// The path of its entry in the package; nil if it has none.
    var entry: String?
    /// The reason why it has no picture, or only blank ones; nil if it may have one.
    var reason: String?
    var pictures: [Picture] = []

    /// The pictures in which something can be seen.
    var seenPictures: [Picture] { pictures.filter { $0.blankReason == nil } }

    /// The reason why a picture is blank. The reason for the picture with all samples says most.
    var blankReason: String? {
      (pictures.first { $0.path.contains("/short.") } ?? pictures.first)?.blankReason
    }
  }

  /// A picture of a class.
  struct Picture: Hashable {
    /// The path from the package's folder.
    let path: String
    /// The reason why the picture has one colour only; nil if something can be seen in it.
    var blankReason: String?
  }

  /// Something of the app's files that is left out.
  struct Loss {
    let path: String
    let line: Int
    /// The declaration, such as `NoteCell.share()`.
    let key: String
    /// The part of it that is left out.
    let part: String
    let reason: String
  }

  let output: URL
  let targetName: String
  let moduleName: String
  var classes: [Class] = []
  private(set) var losses: [Loss] = []
  /// The app's own modules, whose files are compiled with the app's files.
  let ownModules: [String]
  /// A module of others that is compiled from its sources.
  struct Module {
    let name: String
    let files: Int
    /// The number of files of which nothing is left out.
    let wholeFiles: Int
    let lostDeclarations: Int
  }

  /// The modules that are not there, each with the reason.
  let missingModules: [(name: String, reason: String)]
  let modules: [Module]
  let missingTypes: [String]
  /// The snapshot tests of the app.
  let tests: [CheckedTests]
  /// The faults of files that could not be read or found, one line each.
  package internal(set) var problems: [String]
  /// The files of the package that a person changed, and that stay as they are.
  let keptFiles: [String]
  /// The lines of the program that drew the pictures.
  var drawnLines: [String] = []
  /// Whether the package was built and drawn.
  var isDrawn = false

  init(
    output: URL, target: AppTarget, ownModules: [String], drawable: DrawableClasses, nibs: NibUses,
    isPackage: Bool,
    state: SliceState, catalogue: AppCatalogue, errors: [String], others: SourceModules,
    tests: [CheckedTests],
    problems: [String], keptFiles: [String]
  ) {
    self.output = output
    self.tests = tests
    targetName = target.name
    moduleName = target.moduleName
    self.ownModules = ownModules
    let needed = state.slice.files
    let imports = state.index.files.filter { needed[$0.path] != nil }.flatMap(\.declarations)
      .filter { $0.kind == .importing }.map(\.name)
    missingModules = state.missingModules.intersection(imports)
      .subtracting([target.moduleName] + ownModules).sorted().map { name in
        (name: name, reason: others.reasons[name] ?? "")
      }
    let own =
      isPackage
      ? [
        Module(
          name: target.moduleName, files: state.index.files.count,
          wholeFiles: state.index.files.count - state.changedFiles.count,
          lostDeclarations: state.lostDeclarations)
      ] : []
    modules =
      own
      + others.built.map {
        Module(
          name: $0.module.name, files: $0.module.files.count, wholeFiles: $0.wholeFiles,
          lostDeclarations: $0.lostDeclarations)
      }
    missingTypes = state.opaqueTypes.sorted()
    self.problems = problems + catalogue.streams.problems + errors.map { "this error is left: \($0)" }
    self.keptFiles = keptFiles
    // A preview shows also what no other file can name.
    let previewed = Set(catalogue.previewed.map(\.name))
    for entry in catalogue.entries {
      let place = entry.drawn.place
      let isThere = state.treatment(of: place) == .whole
      let reason =
        isThere
        ? (entry.isRefused ? entry.reason ?? "it cannot be made" : nil)
        : state.reasons[place] ?? "it does not compile"
      classes.append(
        Class(
          name: entry.drawn.name, path: state.index.files[place.file].path, kind: entry.drawn.kind,
          entry: isThere ? "Sources/\(target.moduleName)/Entries/\(entry.identifier).entry.swift" : nil,
          reason: previewed.contains(entry.drawn.name) ? nil : reason))
    }
    classes += drawable.refused.map {
      Class(
        name: $0.name, path: $0.path, kind: $0.kind, reason: previewed.contains($0.name) ? nil : $0.reason
      )
    }
    classes += catalogue.previewed.filter { preview in !classes.contains { $0.name == preview.name } }
      .map { Class(name: $0.name, path: $0.path, kind: .view, reason: nil) }
    losses = ([state] + others.built.map(\.state)).flatMap(Self.losses)
  }

  private static func losses(of state: SliceState) -> [Loss] {
    var losses: [Loss] = []
    for (place, reason) in state.reasons {
      let declaration = state.index[place]
      let part =
        switch state.treatment(of: place) {
        case .absent: "left out"
        case .stub: "without its body"
        default: "without " + (state.without[place]?.sorted().joined(separator: ", ") ?? "a part")
        }
      losses.append(
        Loss(
          path: state.index.files[place.file].path, line: declaration.lines.lowerBound, key: declaration.key,
          part: part, reason: reason))
    }
    for (place, reasons) in state.statementReasons where state.treatment(of: place) == .whole {
      for (line, reason) in reasons {
        losses.append(
          Loss(
            path: state.index.files[place.file].path, line: line, key: state.index[place].key,
            part: "without a statement", reason: reason))
      }
    }
    return losses.sorted {
      ($0.path, $0.line, $0.key, $0.part, $0.reason) < ($1.path, $1.line, $1.key, $1.part, $1.reason)
    }
  }

  /// The summary for a person, one line each.
  package var lines: [String] {
    func count(_ list: [Class]) -> String {
      "\(list.count { $0.reason == nil && (!isDrawn || !$0.seenPictures.isEmpty) }) of \(list.count)"
    }
    var lines = [
      "\(targetName): "
        + ViewKind.allCases.compactMap { kind in
          let list = classes.filter { $0.kind == kind }
          return list.isEmpty && kind == .header ? nil : "\(count(list)) \(kind.plural)"
        }.joined(separator: ", ")
    ]
    for one in classes.sorted(by: { ($0.kind, $0.name) < ($1.kind, $1.name) }) {
      if let reason = one.reason { lines.append("  no picture of \(one.name): \(reason)") }
    }
    for module in modules {
      lines.append(
        "  \(module.name) from its sources: \(module.wholeFiles) of \(module.files) files whole,"
          + " \(module.lostDeclarations) \(module.lostDeclarations == 1 ? "declaration is" : "declarations are") incomplete"
      )
    }
    lines += tests.flatMap(\.lines)
    for path in keptFiles { lines.append("  \(path) stays as you changed it") }
    lines.append(isDrawn ? "\(output.path)/report.html" : "\(output.path)/Package.swift")
    return lines
  }
}

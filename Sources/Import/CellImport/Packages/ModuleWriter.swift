internal import CellSnapSourcePass
internal import Foundation

/// The writer of the target for a module of others.
struct ModuleWriter {
  private let output: URL
  private let module: SourceModule
  private let state: SliceState

  init(_ output: URL, _ other: BuiltModule) {
    self.output = output
    module = other.module
    state = other.state
  }

  func write(to files: inout WrittenFiles) throws {
    guard module.headers == nil else {
      // SwiftPM compiles only C that is in the package's folder.
      for file in module.files {
        try files.copy(file, to: "Dependencies/\(module.name)/\(module.path(of: file))")
      }
      return
    }
    let sources = "Sources/\(module.name)"
    let dependencies = output.appending(path: "Dependencies")
    var slice = state.slice
    let places = Dictionary(
      state.index.files.map { file in
        (file.path, module.place(of: URL(filePath: file.path), in: dependencies).path)
      }
    ) { first, _ in first }
    slice.files = Dictionary(slice.files.map { (places[$0.key] ?? $0.key, $0.value) }) { first, _ in first }
    let list = "Dependencies/\(module.name).slice.json"
    try files.rename("Dependencies/\(module.name).cut.json", to: list)
    try files.write(try slice.json(forFileIn: dependencies), to: list)
    if module.isCopied {
      for file in state.index.files {
        let path = module.path(of: URL(filePath: file.path))
        try files.write(Data(file.text.utf8), to: "Dependencies/\(module.name)/\(path)")
      }
    }
    let folder = output.appending(path: sources).path
    let lines = slice.files.keys.sorted().map { "// source-pass: \(RelativePath.path($0, from: folder))\n" }
    try files.write(
      Data(("// source-pass-slice: ../../\(list)\n" + lines.joined()).utf8),
      to: "\(sources)/ModuleFiles.swift")
    let opaque = OpaqueTypes(state.index.files)
    let missing =
      "import CellShapes\nimport Foundation\nimport UIKit\n\n// Types that no file of the module declares.\n"
      + opaque.text(for: state.opaqueTypes)
    try files.write(Data(missing.utf8), to: "\(sources)/MissingTypes.swift")
    for resource in module.resources {
      let path = module.places[resource.path] ?? module.path(of: resource)
      try files.copy(resource, to: "\(sources)/Resources/\(path)")
    }
    try files.write(
      Data("The files of the module that its views load.\n".utf8), to: "\(sources)/Resources/README.txt")
  }
}

internal import CellDrawing
internal import Foundation

extension CatalogueCode {
  /// Reads the object files and resources of this process's program, which has made these entries.
  ///
  /// - Parameter surroundings: what every entry depends on besides, by its name, such as the versions of libraries.
  package init(ofThisProgram entries: [EntryCode], surroundings: [String: String]) throws {
    guard let image = ProgramImage() else { throw Problem.noMemory }
    let files = try ProgramFiles(ofProgram: image.path, libraries: image.libraries)
    let symbols = try ProgramSymbols(
      ofProgram: image.path, addresses: entries.flatMap(\.functions), start: image.start)
    var all = surroundings
    all["CellSnap"] = "\(try files.engine())"
    all["compiler"] = files.compiler
    all["libraries"] = "\(try files.hash(of: image.libraries))"
    let program = ProgramGraph(
      try files.graph(), resources: ResourceIndex(try files.resources()),
      isOptimised: files.folder.lastPathComponent != "debug")
    try self.init(
      program, entries: entries,
      names: entries.map { entry in entry.functions.flatMap { symbols.names[$0] ?? [] } },
      texts: Self.texts(of: program, in: files), surroundings: all)
  }

  /// Returns the texts of the files that make entries.
  private static func texts(of program: ProgramGraph, in files: ProgramFiles) -> [String: CatalogueText] {
    var texts: [String: CatalogueText] = [:]
    for number in EntryMakers.files(in: program.graph) where program.hasTexts(number) {
      let file = program.graph.files[number]
      guard let source = files.sources(ofModule: String(file.module))[file.name],
        files.isCompiled(source, as: file.name),
        let bytes = try? OrdinaryFile.bytes(atPath: source)
      else { continue }
      texts[file.name] = CatalogueText(bytes)
    }
    return texts
  }
}

extension ProgramFiles {
  /// Returns the hash of libraries that are not the package's: of their contents, or of the sizes of those that the system
  /// has. Their versions are told beside it.
  fileprivate func hash(of libraries: [String]) throws(Problem) -> ContentHash {
    var text = HashedText()
    for path in libraries where URL(filePath: path).deletingLastPathComponent() != folder {
      text.add(URL(filePath: path).lastPathComponent)
      if path.hasPrefix("/usr/") || path.hasPrefix("/lib") {
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        text.add(size ?? 0)
        continue
      }
      do {
        text.add(ContentHash(of: try OrdinaryFile.bytes(atPath: path)))
      } catch {
        throw .unreadable(file: path, reason: "\(error)")
      }
    }
    return text.hash
  }

  /// The version of the compiler, as SwiftPM notes it in the folder of the build.
  fileprivate var compiler: String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { $0.hasPrefix("swift-version-") }.sorted()
    return files.compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
  }

  /// Reads the files of the bundles beside the program. Links are followed as a bundle follows them.
  fileprivate func resources() throws(Problem) -> [ResourceFile] {
    var files: [ResourceFile] = []
    for bundle in Self.names(in: folder.path)
    where bundle.hasSuffix(".resources") || bundle.hasSuffix(".bundle") {
      try add(bundle, depth: 0, to: &files)
    }
    return files
  }

  /// The maximum number of folders in each other. Links can lead back to a folder around them.
  private static let maximumDepth = 32

  /// Adds the files at a path below the folder of the build.
  private func add(_ path: String, depth: Int, to files: inout [ResourceFile]) throws(Problem) {
    let place = folder.appending(path: path).path
    var isFolder: ObjCBool = false
    // A link to nothing cannot be read by anyone.
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), depth < Self.maximumDepth
    else {
      return
    }
    guard !isFolder.boolValue else {
      for name in Self.names(in: place) { try add("\(path)/\(name)", depth: depth + 1, to: &files) }
      return
    }
    do {
      files.append(ResourceFile(path: path, bytes: try OrdinaryFile.bytes(atPath: place)))
    } catch OrdinaryFileError.notOrdinary {
      return
    } catch {
      throw .unreadable(file: path, reason: "\(error)")
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

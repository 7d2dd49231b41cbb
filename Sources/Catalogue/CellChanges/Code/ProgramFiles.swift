internal import CellDrawing
internal import Foundation

/// The object files of a program that SwiftPM built, in the order in which the linker took them.
package struct ProgramFiles {
  /// An object file.
  struct File {
    let path: String
    /// The name of the module.
    let module: String
    /// The name of the file with its module, such as `Feed/NoteCell.swift.o`.
    let name: String
  }

  /// The reason why the files of a program cannot be used.
  package enum Problem: Error, Hashable, CustomStringConvertible {
    /// SwiftPM left no list of the files beside the program.
    case noList(path: String)
    /// A library of the package was linked, and SwiftPM left no list of its files.
    case unknownLibrary(path: String)
    /// A file was compiled after the program was linked.
    case unfinished(file: String)
    case unreadable(file: String, reason: String)

    package var description: String {
      switch self {
      case .noList(let path): "there is no list of the program's object files at \(path)"
      case .unknownLibrary(let path): "there is no list of the object files of \(path)"
      case .unfinished(let file): "\(file) was compiled after the program was linked; build it again"
      case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
      }
    }
  }

  /// The folder of the build, in which the program is.
  let folder: URL
  private(set) var files: [File]

  /// Finds the files of the program at a path.
  ///
  /// - Parameter libraries: the paths of the libraries that the program has loaded. The files of the package's own libraries are read too.
  package init(ofProgram path: String, libraries: [String]) throws(Problem) {
    let program = URL(filePath: path)
    folder = program.deletingLastPathComponent()
    // A program of tests has an ending, which its product has not.
    let product = program.pathExtension == "xctest" ? program.deletingPathExtension() : program
    files = try Self.files(of: product.lastPathComponent, in: folder, linkedAs: path)
    for library in libraries.map({ URL(filePath: $0) }) where library.deletingLastPathComponent() == folder {
      let name = library.deletingPathExtension().lastPathComponent
      do {
        files += try Self.files(
          of: name.hasPrefix("lib") ? String(name.dropFirst(3)) : name, in: folder, linkedAs: library.path)
      } catch .noList {
        throw .unknownLibrary(path: library.path)
      }
    }
  }

  /// Returns the files of a product.
  private static func files(
    of product: String, in folder: URL, linkedAs path: String
  ) throws(Problem) -> [File] {
    let list = folder.appending(path: "\(product).product/Objects.LinkFileList")
    guard let bytes = try? OrdinaryFile.bytes(atPath: list.path) else { throw .noList(path: list.path) }
    let files = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap {
      File(unquoted($0))
    }
    guard !files.isEmpty else { throw .noList(path: list.path) }
    let linked = time(of: path)
    for file in files where time(of: file.path) > linked { throw .unfinished(file: file.name) }
    return files
  }

  /// Returns the path of a line, which is in quotes if it has spaces.
  private static func unquoted(_ line: Substring) -> String {
    for quote in ["'", "\""] where line.count > 1 && line.hasPrefix(quote) && line.hasSuffix(quote) {
      return String(line.dropFirst().dropLast()).replacing("'\\''", with: "'")
    }
    return String(line)
  }

  /// Returns the time of the last change of a file in nanoseconds; 0 if there is none.
  private static func time(of path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
  }

  /// Reads the app's own files as a graph.
  func graph() throws(Problem) -> CodeGraph {
    var graph = CodeGraph()
    for file in files where !EngineModules.names.contains(file.module) {
      // The compiler's copy of a module's interface has no code.
      guard !file.name.hasSuffix(".swiftmodule.o") else { continue }
      do {
        try graph.add(ObjectFile(OrdinaryFile.bytes(atPath: file.path)), named: file.name)
      } catch {
        throw .unreadable(file: file.name, reason: "\(error)")
      }
    }
    graph.addConformances()
    return graph
  }

  /// Returns the hash of CellSnap's own code in the program.
  func engine() throws(Problem) -> ContentHash {
    var text = HashedText()
    for file in files
    where EngineModules.names.contains(file.module) && !file.name.hasSuffix(".swiftmodule.o") {
      text.add(file.name)
      do {
        text.add(try ObjectFile(OrdinaryFile.bytes(atPath: file.path)).code())
      } catch {
        throw .unreadable(file: file.name, reason: "\(error)")
      }
    }
    return text.hash
  }

  /// The paths of the compiled Swift files of a module, by the names of their object files.
  func sources(ofModule module: String) -> [String: String] {
    let map = folder.appending(path: "\(module).build/output-file-map.json")
    guard let bytes = try? OrdinaryFile.bytes(atPath: map.path),
      let entries = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: [String: String]]
    else { return [:] }
    var sources: [String: String] = [:]
    for (source, outputs) in entries {
      if let object = outputs["object"] {
        sources["\(module)/" + URL(filePath: object).lastPathComponent] = source
      }
    }
    return sources
  }

  /// Whether a source was not changed since its object file was made.
  func isCompiled(_ source: String, as object: String) -> Bool {
    guard let file = files.first(where: { $0.name == object }) else { return false }
    let time = Self.time(of: source)
    return time > 0 && time <= Self.time(of: file.path)
  }
}

extension ProgramFiles.File {
  /// Makes the file of a path in the folder of a module, such as `…/Feed.build/NoteCell.swift.o`.
  init?(_ path: String) {
    let parts = path.split(separator: "/")
    guard let folder = parts.lastIndex(where: { $0.hasSuffix(".build") && $0 != ".build" }) else {
      return nil
    }
    module = String(parts[folder].dropLast(".build".count))
    name = ([module] + parts[(folder + 1)...].map(String.init)).joined(separator: "/")
    self.path = path
  }
}

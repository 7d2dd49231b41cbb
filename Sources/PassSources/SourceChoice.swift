import Foundation
import PackagePlugin

/// Which files are passed: those that `PassSources.json` in the target's folder names, or else those of the folder
/// that the manifest excludes.
struct SourceChoice {
  let settings: URL
  private let target: any SourceModuleTarget
  private let named: Named?

  /// Paths of folders or files, from the target's folder.
  private struct Named: Decodable {
    let sources: [String]?
    let exclude: [String]?
  }

  init(_ target: any SourceModuleTarget) throws {
    self.target = target
    settings = target.directoryURL.appending(path: "PassSources.json")
    guard FileManager.default.fileExists(atPath: settings.path) else {
      named = nil
      return
    }
    do {
      named = try JSONDecoder().decode(Named.self, from: Data(contentsOf: settings))
    } catch {
      throw ChoiceError(
        #"\#(settings.path) is no list of sources; write {"sources": ["../../App"], "exclude": ["../../App/Old.swift"]}"#)
    }
  }

  func sources() throws -> [URL] {
    let compiled = Set(target.sourceFiles(withSuffix: "swift").map { resolved($0.url) })
    let excluded = (named?.exclude ?? []).map { resolved(url($0)) }
    let roots = named?.sources.map { $0.map(url) } ?? [target.directoryURL]
    return try roots.flatMap(swiftFiles).filter { file in
      let path = resolved(file)
      return !compiled.contains(path) && !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  private func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: target.directoryURL.appending(path: "", directoryHint: .isDirectory))
      .standardizedFileURL
  }

  private func resolved(_ url: URL) -> String { url.resolvingSymlinksInPath().path }

  private func swiftFiles(in root: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      throw ChoiceError("\(settings.path) names \(root.path), which is not there")
    }
    guard isFolder.boolValue else { return [root] }
    // Through links, too: an app's folder may be linked into the target's.
    let folder = root.resolvingSymlinksInPath()
    let entries = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try entries.filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
      let entry = folder.appending(path: name)
      var isFolder: ObjCBool = false
      FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder)
      return isFolder.boolValue ? try swiftFiles(in: entry) : name.hasSuffix(".swift") ? [entry] : []
    }
  }
}

/// What is wrong with the settings.
struct ChoiceError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

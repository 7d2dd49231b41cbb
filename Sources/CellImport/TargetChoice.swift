internal import CellSnapSourcePass
internal import Foundation

/// The choice among an app's targets: the named one, or the one with most cells.
struct TargetChoice {
  /// A target with the files that could be read.
  struct Choice {
    let target: AppTarget
    let files: [CutFile]
    /// The modules that the files import.
    let modules: Set<String>
    var problems: [String]
  }

  private var parsed: [String: CutFile] = [:]
  private var faults: [String: String] = [:]

  mutating func choose(in folder: AppFolder, named name: String?) throws(ImportError) -> Choice {
    var targets = folder.targets
    if let name {
      targets = targets.filter {
        $0.name == name || "\($0.origin.deletingLastPathComponent().lastPathComponent)/\($0.name)" == name
      }
      guard !targets.isEmpty else {
        throw .noTarget(folder.url.path, named: name, others: Set(folder.targets.map(\.name)).sorted())
      }
    }
    let counted = targets.map { target in (target, cells(in: target)) }
    guard let target = counted.max(by: { ($0.1, $1.0.name) < ($1.1, $0.0.name) })?.0 else {
      throw .noCells(folder.url.path)
    }
    var problems: [String] = target.problems
    let files = target.swiftFiles.compactMap { url -> CutFile? in
      let file = file(at: url)
      if file == nil, let fault = faults[url.path] { problems.append(fault) }
      return file
    }
    let modules = files.reduce(into: Set<String>()) { names, file in
      names.formUnion(file.declarations.filter { $0.kind == .importing }.map(\.name))
    }
    return Choice(target: target, files: files, modules: modules, problems: problems)
  }

  /// Counts the lines that declare a cell, without parsing.
  private func cells(in target: AppTarget) -> Int {
    target.swiftFiles.reduce(0) { sum, url in
      guard let data = try? Data(contentsOf: url), data.count < 4 << 20 else { return sum }
      let text = String(decoding: data, as: UTF8.self)
      guard text.contains("Cell") else { return sum }
      return sum
        + text.split(separator: "\n").count { line in
          line.contains("class ") && line.contains("Cell") && line.contains(":")
        }
    }
  }

  private mutating func file(at url: URL) -> CutFile? {
    if let known = parsed[url.path] { return known }
    do throws(PassError) {
      let file = CutFile(try SourceFile(contentsOf: url))
      parsed[url.path] = file
      return file
    } catch {
      faults[url.path] = "\(error)"
      return nil
    }
  }
}

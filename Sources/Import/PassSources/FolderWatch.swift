import Foundation

/// A watch that makes SwiftPM plan the build again where files of the app are added or removed.
///
/// SwiftPM watches all names below a folder of a prebuild command, and follows links from there. It does not
/// watch all folders that way. `cellsnap-pass` compares the other folders when it runs, and the lines that name
/// them.
struct FolderWatch {
  /// The folders that have no hidden folders and no circles of links below them, and the files of other
  /// folders.
  private(set) var linked: [URL] = []
  /// The other folders, such as one with `.git` in it, with the names of what they hold.
  private(set) var listed: [(url: URL, names: [String])] = []
  private let choice: SourceChoice

  init(_ choice: SourceChoice) {
    self.choice = choice
    var seen: Set<String> = []
    for url in choice.included {
      let place = url.resolvingSymlinksInPath()
      if Self.isFolder(place) { watch(place, &seen) } else { linked.append(place) }
    }
  }

  private mutating func watch(_ folder: URL, _ seen: inout Set<String>) {
    guard seen.insert(folder.path).inserted else { return }
    if Self.isPlain(folder) {
      linked.append(folder)
      return
    }
    let names = Self.names(in: folder)
    listed.append((folder, names))
    for name in names {
      let place = folder.appending(path: name).resolvingSymlinksInPath()
      if Self.isFolder(place) { watch(place, &seen) } else { linked.append(place) }
    }
  }

  /// The lines of the plan that `cellsnap-pass` compares: `lines` with a file and what it names, or `folder`
  /// with a folder and what it holds.
  var plan: [String] {
    choice.own.map { file in
      "lines\t\(file.path)\t\(choice.lines.filter { $0.file == file }.map(\.line).joined(separator: "\t"))\n"
    } + listed.map { "folder\t\($0.url.path)\t\($0.names.joined(separator: "/"))\n" }
  }

  /// Makes the links. SwiftPM takes their names for no file of the module.
  func link(in watched: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: watched, withIntermediateDirectories: true)
    var wanted: [String: String] = [:]
    for (index, folder) in linked.enumerated() { wanted["\(index).docc"] = folder.path }
    for name in try files.contentsOfDirectory(atPath: watched.path) where name != "again.docc" {
      let link = watched.appending(path: name).path
      if let target = wanted[name], (try? files.destinationOfSymbolicLink(atPath: link)) == target {
        wanted[name] = nil
      } else {
        try files.removeItem(atPath: link)
      }
    }
    for (name, target) in wanted {
      try files.createSymbolicLink(atPath: watched.appending(path: name).path, withDestinationPath: target)
    }
  }

  /// Returns the names of the Swift files and folders that are not hidden.
  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") && ($0.hasSuffix(".swift") || isFolder(folder.appending(path: $0))) }
      .sorted()
  }

  /// Whether SwiftPM may look at everything below a folder, behind links too, in every build.
  private static func isPlain(_ folder: URL) -> Bool {
    var rest = 10_000
    return isPlain(folder, inside: [], &rest)
  }

  private static func isPlain(_ folder: URL, inside outer: [String], _ rest: inout Int) -> Bool {
    let place = folder.resolvingSymlinksInPath()
    rest -= 1
    guard rest > 0, !outer.contains(place.path),
      let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    else { return false }
    for name in names {
      let url = place.appending(path: name)
      guard isFolder(url) else { continue }
      if name.hasPrefix(".") || !isPlain(url, inside: outer + [place.path], &rest) { return false }
    }
    return true
  }

  private static func isFolder(_ url: URL) -> Bool {
    var status = stat()
    return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

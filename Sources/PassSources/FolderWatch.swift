import Foundation

/// Has SwiftPM plan the build again where files of the app come or go, as it does for the package's own: it looks at all
/// names below a folder of a prebuild command, and follows links from there. Folders for which that will not do are
/// compared by `cellsnap-pass` when it runs, and so are the lines that name them.
struct FolderWatch {
  /// Folders with no hidden ones and no circles of links below them, and the files of others.
  private(set) var linked: [URL] = []
  /// The others, such as one with `.git` in it, and what they hold.
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

  /// The plan that `cellsnap-pass` compares: `lines`, a file and what it names, or `folder`, one and what it holds.
  var plan: [String] {
    choice.own.map { file in
      "lines\t\(file.path)\t\(choice.lines.filter { $0.file == file }.map(\.line).joined(separator: "\t"))\n"
    } + listed.map { "folder\t\($0.url.path)\t\($0.names.joined(separator: "/"))\n" }
  }

  /// Makes the links, each of a name that SwiftPM takes for no file of the module.
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

  /// The names of files and folders, without what is hidden.
  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") && ($0.hasSuffix(".swift") || isFolder(folder.appending(path: $0))) }
      .sorted()
  }

  /// Whether all that lies below a folder, behind links too, may be looked at in every build.
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

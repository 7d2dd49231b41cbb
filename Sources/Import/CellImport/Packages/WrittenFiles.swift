internal import CellSnapSourcePass
internal import Foundation

/// The files that an import writes into a package. It leaves the files alone that a person changed.
struct WrittenFiles {
  /// The file with the digests of what the last import wrote, by path.
  private static let record = ".cellsnap-import.json"

  /// The file with the digests of what an import that has not ended wrote, one line each: `DIGEST PATH`.
  private static let journal = ".cellsnap-import.journal"

  private let folder: PackageFolder
  private var before: [String: String]
  /// The digests of files that an interrupted import wrote.
  private let interrupted: [String: Set<String>]
  private var now: [String: String] = [:]
  private var kept: [String] = []
  /// The resources that could not be copied and the files that are no longer needed, one line each.
  private(set) var problems: [String] = []

  /// Throws unless the folder is empty, is not there, or holds what an import wrote.
  init(in folder: URL, isUpdate: Bool) throws {
    self.folder = PackageFolder(url: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let record = self.folder.bytes(of: Self.record)
    interrupted = Self.interruptedWrites(in: self.folder)
    if let record, let known = try? JSONDecoder().decode([String: String].self, from: record) {
      guard isUpdate else { throw ImportError.imported(folder.path) }
      before = known
    } else if names.allSatisfy({ $0 == ".build" }) || names.contains(Self.journal) {
      before = [:]
    } else {
      throw ImportError.notOurs(folder.path)
    }
  }

  private static func interruptedWrites(in folder: PackageFolder) -> [String: Set<String>] {
    guard let bytes = folder.bytes(of: journal) else { return [:] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").reduce(into: [:]) { known, line in
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { known[String(parts[1]), default: []].insert(String(parts[0])) }
    }
  }

  /// Throws where a package may not be written, before any work is done for it.
  static func check(_ folder: URL, isUpdate: Bool) throws {
    _ = try WrittenFiles(in: folder, isUpdate: isUpdate)
    // The sources of other modules are fetched into a folder of the build.
    try PackageFolder(url: folder).check(foldersOf: ".build/dependencies/Package.swift")
  }

  mutating func write(_ data: Data, to path: String) throws {
    guard !ControlCharacters.isIn(path) else {
      problems.append(
        "\(ControlCharacters.visible(path)) has a control character in its name, and is left out")
      return
    }
    let digest = FileDigest.text(of: data)
    if let first = now[path] {
      if first != digest {
        problems.append("two files have the place \(path) in the package; the first stays")
      }
      return
    }
    now[path] = digest
    if let old = folder.bytes(of: path) {
      let found = FileDigest.text(of: old)
      if found == digest { return }
      if found != before[path], interrupted[path]?.contains(found) != true {
        kept.append(path)
        now[path] = before[path] ?? ""
        return
      }
    }
    do {
      try folder.makeFolders(of: path)
      try note(digest, of: path)
      try folder.write(data, to: path)
    } catch let error as ImportError {
      throw error
    } catch {
      throw ImportError.unwritable(
        folder.url.appending(path: path).path, reason: "\(error.localizedDescription)")
    }
  }

  /// Gives a file that an earlier import wrote the name that it has now, with what a person changed in it.
  mutating func rename(_ old: String, to path: String) throws {
    guard let digest = before[old], let data = folder.bytes(of: old), folder.bytes(of: path) == nil else {
      return
    }
    if FileDigest.text(of: data) == digest { try note(digest, of: path) }
    try folder.write(data, to: path)
    folder.remove(old)
    before[old] = nil
    before[path] = digest
  }

  /// Adds a line to the journal, so that a file that an interrupted import wrote is not taken for one of a person.
  private func note(_ digest: String, of path: String) throws {
    try folder.append(Data("\(digest) \(path)\n".utf8), to: Self.journal)
  }

  /// Whether a file can be copied: it is no link, which may lead out of the app or in a circle, and no pipe, which may
  /// have no end.
  static func isOrdinary(_ file: URL) -> Bool {
    var status = stat()
    return lstat(file.path, &status) == 0 && [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Copies a resource of the app. A line says so if it is neither a file nor a folder.
  mutating func copyResource(_ source: URL, to path: String) throws {
    guard Self.isOrdinary(source) else {
      problems.append("\(source.path) is neither a file nor a folder, and is not copied")
      return
    }
    try copy(source, to: path)
  }

  /// Copies a file, or a folder such as an asset catalogue. A link is not followed, as it may lead out of the app or in
  /// a circle, and a pipe is not read, as it may have no end.
  mutating func copy(_ source: URL, to path: String) throws {
    var status = stat()
    guard lstat(source.path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      guard status.st_mode & S_IFMT == S_IFREG, let data = try? Data(contentsOf: source) else { return }
      try write(data, to: path)
      return
    }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: source.path))?.sorted() ?? [] {
      try copy(source.appending(path: name), to: "\(path)/\(name)")
    }
  }

  /// Keeps a file that a person changed and that the app no longer needs. The entry of a class that is gone would not
  /// compile, so it goes to a folder of its own.
  private mutating func keepOrphan(
    _ data: Data, at path: String, digest: String, _ record: inout [String: String]
  ) throws {
    guard path.hasSuffix(".entry.swift") else {
      record[path] = digest
      problems.append(
        "\(path) stays as you changed it, but the app no longer has what it is for; delete it if you do not need it"
      )
      return
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var place = "Orphans/\(name)"
    var number = 2
    while let old = folder.bytes(of: place), old != data {
      place = "Orphans/\(number)-\(name)"
      number += 1
    }
    try folder.write(data, to: place)
    folder.remove(path)
    problems.append(
      "\(path) is not needed, as the import has no entry for its class now; it is \(place), as you changed it"
    )
  }

  /// Removes what the last import wrote and this one did not, and records this one's files. Returns the files of a
  /// person.
  mutating func finish() throws -> [String] {
    // The record is a file like any other, so it may name files outside of the package.
    let parts = before.filter { !$0.key.hasPrefix("/") && !$0.key.split(separator: "/").contains("..") }
    var record = now
    for (path, digest) in parts.sorted(by: { $0.key < $1.key }) where now[path] == nil {
      guard let data = folder.bytes(of: path) else { continue }
      if FileDigest.text(of: data) == digest {
        folder.remove(path)
      } else {
        try keepOrphan(data, at: path, digest: digest, &record)
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try folder.write(try encoder.encode(record), to: Self.record)
    folder.remove(Self.journal)
    return kept.sorted()
  }
}

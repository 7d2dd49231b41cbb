import CellDrawing
import CellSnapshots
import Foundation

/// The drawing of a base revision, as far as the store does not have its pictures.
///
/// One thread uses it. The base is built at the first need, and not at all if the store has everything.
package final class BaseDrawing {
  private let revision: BaseRevision
  private let notices: BaseNotices
  private var store: BaseStore
  private var names: [String]?
  private var program: BaseProgram?
  /// The lock of the folder with the files of the base, which has one commit at a time.
  private var lock: FolderLock?

  package init(_ revision: BaseRevision, _ notices: BaseNotices) {
    self.revision = revision
    self.notices = notices
    store = BaseStore(of: revision, notices)
  }

  /// Returns the names of all entries of the base.
  package func catalogue() throws(BaseError) -> [String] {
    if let names { return names }
    let found: [String]
    if let index = store.known([]) {
      found = index.catalogue
    } else {
      found = try builtProgram().entries()
    }
    names = found
    return found
  }

  /// Returns the pictures of some entries of the base, and draws those that the store does not have.
  ///
  /// - Parameter entries: Names of entries that the base has.
  package func pictures(of entries: [String]) throws(BaseError) -> BasePictures {
    defer { lock = nil }
    let catalogue = try catalogue()
    var known = store.known(entries) ?? emptyIndex(catalogue)
    let there = known.entries.pathBytes
    known.forget(there.subtracting(entries.pathBytes))
    let lacking = entries.filter { !there.contains(PathBytes($0)) }
    let drawn = lacking.isEmpty ? emptyIndex([]) : try draw(lacking)
    known.add(drawn)
    return BasePictures(
      name: revision.name, index: known, drawnCount: drawn.files.count, store: store.store,
      files: store.files, lock: store.lock)
  }

  private func emptyIndex(_ catalogue: [String]) -> BaseIndex {
    BaseIndex(key: revision.key ?? .none, catalogue: catalogue)
  }

  private func builtProgram() throws(BaseError) -> BaseProgram {
    if let program { return program }
    let work = revision.request.workFolder
    do throws(FileError) { _ = try OutputFolder(making: work) } catch { throw BaseError(error) }
    lock = FolderLock(work) { notices.warn("another process draws a base in \(work); waiting for it") }
    let built = try BaseBuild(of: revision).program(resolved: revision.resolved, notices)
    program = built
    return built
  }

  /// Draws entries, and keeps their pictures.
  private func draw(_ entries: [String]) throws(BaseError) -> BaseIndex {
    let program = try builtProgram()
    notices.progress(
      "base  drawing \(entries.count == 1 ? "1 entry" : "\(entries.count) entries") of \(revision.name)")
    let folder = try drawingFolder()
    var index = emptyIndex(try catalogue())
    index.entries = entries
    for result in try program.draw(entries, into: folder) {
      let file = FilePath.appending("\(result.name).png", to: program.references(in: folder))
      index.pictures.append(try keep(result, file))
    }
    store.add(index)
    if store.files.isEmpty { try? FileManager.default.removeItem(atPath: folder) }
    return index
  }

  /// Makes a folder for what this process draws, and removes the folders of processes that have ended.
  private func drawingFolder() throws(BaseError) -> String {
    let work = revision.request.workFolder
    let prefix = "drawn-"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: work)) ?? []
    where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count)), kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      try? FileManager.default.removeItem(atPath: FilePath.appending(name, to: work))
    }
    let folder = FilePath.appending("\(prefix)\(getpid())", to: work)
    try? FileManager.default.removeItem(atPath: folder)
    do throws(FileError) { _ = try OutputFolder(making: folder) } catch { throw BaseError(error) }
    return folder
  }

  private func keep(_ result: SnapshotResult, _ file: String) throws(BaseError) -> BasePicture {
    var picture = BasePicture(name: result.name, entry: result.entry, tile: result.tile)
    guard !result.verdict.lacksPicture else {
      picture.undrawn = result.verdict
      return picture
    }
    do throws(FileError) {
      guard let bytes = try InputBytes.read(file) else {
        throw FileError(
          "read", file, reason: "the base \(revision.name) did not write it; \(BaseError.choice)")
      }
      picture.file = store.keep(bytes, from: file)
      picture.pixels = BasePictures.pixels(of: bytes, path: file)
    } catch {
      throw BaseError(error)
    }
    return picture
  }
}

import CellDrawing
import CellSnapshots
import Foundation

/// The store of a run, for one base. Whatever happens to it, the run goes on: what it does not have is drawn, and what it
/// does not take is used where it was drawn.
struct BaseStore {
  private let key: BaseKey?
  private let notices: BaseNotices
  private let name: String
  /// The store; nil if there is none.
  private(set) var store: ContentStore?
  /// The lock that keeps others from removing files of the store.
  let lock: FolderLock?
  private var isWritable = true
  /// The paths of pictures that are not in the store, by the hashes of their files.
  private(set) var files: [String: String] = [:]

  /// The maximum number of lines about missing and damaged files.
  private static let maximumLines = 3

  /// Opens the store, and takes its lock.
  init(of revision: BaseRevision, _ notices: BaseNotices) {
    (key, name) = (revision.key, revision.name)
    self.notices = notices
    guard key != nil else {
      notices.warn(
        "the base \(name) needs a package with changes that no commit has, so its pictures are not kept in a store"
      )
      (store, lock) = (nil, nil)
      return
    }
    do throws(FileError) {
      let opened = try ContentStore(
        making: revision.request.store ?? BaseRequest.usualStore(of: revision.request.program))
      lock = opened.lock {
        notices.warn("another process removes files of the store \(opened.folder); waiting for it")
      }
      store = opened
    } catch {
      notices.warn("\(error); the base \(revision.name) is drawn without a store")
      (store, lock) = (nil, nil)
    }
  }

  /// Returns what the store has of the base; nil if it knows nothing.
  ///
  /// - Parameter entries: The entries whose files are looked at.
  func known(_ entries: [String]) -> BaseIndex? {
    guard let store, let key else { return nil }
    do throws(FileError) {
      let known = try store.known(of: key, entries: entries)
      for problem in known.problems.prefix(Self.maximumLines) {
        notices.warn("\(problem); what it was for is drawn again")
      }
      let rest = known.problems.count - Self.maximumLines
      if rest > 0 { notices.warn("\(rest) more files of the store are missing or damaged") }
      return known.index
    } catch {
      notices.warn("\(error); the base \(name) is drawn again")
      return nil
    }
  }

  /// Keeps the bytes of a drawn file. Returns their hash.
  mutating func keep(_ bytes: [UInt8], from file: String) -> String {
    let hash = "\(ContentHash(of: bytes))"
    if let store, isWritable {
      do throws(FileError) {
        try store.keep(bytes, from: file)
        return hash
      } catch {
        giveUp(error)
      }
    }
    files[hash] = file
    return hash
  }

  /// Writes the index of pictures that were kept.
  mutating func add(_ index: BaseIndex) {
    guard let store, let key, isWritable else { return }
    do throws(FileError) { try store.add(index, of: key) } catch { giveUp(error) }
  }

  private mutating func giveUp(_ error: FileError) {
    isWritable = false
    notices.warn("\(error); the pictures of the base \(name) are not kept")
  }
}

import CellSnapshots
import Foundation

/// The files of a base revision in a folder of their own, as if the folder were the whole disk.
///
/// The repository is below the folder in the same place as on the disk, so a package that is named by a path outside of
/// it is where the path leads: a link to the present one.
struct BaseFiles {
  private let work: String
  private let source: SourceKey

  /// - Parameter work: The folder for the files and for git's knowledge of them.
  init(in work: String, of source: SourceKey) {
    self.work = work
    self.source = source
  }

  private var disk: String { FilePath.appending("files", to: work) }
  private var index: String { FilePath.appending("index", to: work) }

  /// The place of a folder or file of the working tree among the files of the base.
  func place(of path: String) -> String { disk + path }

  /// Writes the files of the commit.
  ///
  /// - Parameters:
  ///   - package: The folder of the package in the working tree.
  ///   - resolved: The file with the versions of further packages, which is written if the commit has none.
  func write(package: String, resolved: [UInt8]?) throws(BaseError) {
    let (repository, root) = (source.repository, source.repository.root)
    do throws(GitError) {
      try forgetSubmodules()
      try repository.write(source.commit, to: place(of: root), index: index)
    } catch {
      throw BaseError(error)
    }
    guard FileManager.default.fileExists(atPath: place(of: package) + "/Package.swift") else {
      throw BaseError(
        "the base \(source.commit.prefix(8)) has no Package.swift in \(package); \(BaseError.choice)")
    }
    do throws(FileError) {
      if let resolved {
        _ = try AtomicFile.replace(resolved, at: place(of: package) + "/Package.resolved")
      }
      for folder in source.packages.outside { try link(folder, besides: root) }
    } catch {
      throw BaseError(error)
    }
  }

  /// Removes all files if some are of submodules, which git does not remove.
  private func forgetSubmodules() throws(GitError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: work)) ?? []
    guard names.contains(where: { $0.hasPrefix("index-") }) else { return }
    for name in names where name == "files" || name.hasPrefix("index") {
      let path = FilePath.appending(name, to: work)
      guard (try? FileManager.default.removeItem(atPath: path)) != nil else {
        throw GitError("\(path) cannot be removed; remove it yourself")
      }
    }
  }

  /// Makes a link to a package outside of the repository, where the base looks for it.
  private func link(_ folder: String, besides root: String) throws(FileError) {
    guard !root.hasPrefix(folder + "/") else {
      throw FileError(
        "use", folder, reason: "the package contains the repository, so the base would have the present one")
    }
    let place = place(of: folder)
    if FilePath.isLink(place) { return }
    _ = try OutputFolder(making: FilePath.folder(of: place) ?? "/")
    guard symlink(folder, FilePath.onDisk(place)) == 0 || errno == EEXIST else {
      throw FileError("link", place, errorNumber: errno)
    }
  }
}

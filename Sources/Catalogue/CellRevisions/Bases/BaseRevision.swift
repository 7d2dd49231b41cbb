import CellSnapshots
import Foundation

/// A base revision: the commit, and the key under which a store has its pictures.
package struct BaseRevision: Sendable {
  /// The name of its commit, in hexadecimal digits.
  package let commit: String
  /// Whether the present sources have changes that no commit has.
  package let isTreeDirty: Bool
  /// The key of the store; nil if something that the base needs has no hash.
  let key: BaseKey?
  let request: BaseRequest
  let source: SourceKey
  /// The versions of further packages, which git does not know; nil if the base's commit has them.
  let resolved: [UInt8]?

  /// Finds the commit. Throws if there is none, or if the package is in no repository.
  package init(_ request: BaseRequest) throws(BaseError) {
    self.request = request
    let package = request.program.package
    do throws(GitError) {
      let repository = try GitRepository(containing: package)
      commit = try repository.commit(of: request.revision)
      isTreeDirty = try repository.isDirty()
      guard let path = repository.path(of: package) else {
        throw GitError("\(package) is not in the working tree \(repository.root)")
      }
      source = try SourceKey(of: path, at: commit, in: repository)
      let isResolved = try repository.text(of: FilePath.appending(Self.versions, to: path), at: commit) != nil
      resolved =
        isResolved ? nil : (try? InputBytes.read(FilePath.appending(Self.versions, to: package))) ?? nil
      key = try source.hash(resolved: resolved).map {
        BaseKey(sources: $0, circumstances: request.circumstancesHash)
      }
    } catch {
      throw BaseError(error)
    }
  }

  /// The file with the versions of further packages.
  private static let versions = "Package.resolved"

  /// The base in messages: `origin/main (1a2b3c4d)`.
  package var name: String { RunBase(revision: request.revision, commit: commit).name }
}

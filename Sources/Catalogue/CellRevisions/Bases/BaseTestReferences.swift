package import CellSnapshots
import Foundation

/// The references that one module of a base's tests recorded.
package struct BaseTestReferences: BaseReferences {
  package let name: String
  package let folder: String
  private let isComplete: Bool

  /// - Parameter isComplete: Whether all tests came to their end, so that what is not there is new.
  package init(name: String, folder: String, isComplete: Bool) {
    self.name = name
    self.folder = folder
    self.isComplete = isComplete
  }

  package func read(_ name: SnapshotName) -> BaseLookup {
    switch ReferenceStore(folder: folder).read(name) {
    case .missing: missing
    case .unreadable(let reason, _): .unreadable("\(name.title) of the base \(self.name): \(reason)")
    case .found(let reference): .found(reference)
    }
  }

  /// Returns the bytes of a text; nil if there is none.
  package func text(_ name: SnapshotName, fileExtension: String) throws(FileError) -> [UInt8]? {
    try InputBytes.read(FilePath.appending("\(name.title).\(fileExtension)", to: folder))
  }

  /// The result of a search for something that no test of the base recorded.
  package var missing: BaseLookup { isComplete ? .absent : .undrawn("a test of it ended early") }
}

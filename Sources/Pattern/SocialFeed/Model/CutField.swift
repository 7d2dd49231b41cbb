import Foundation
import MFS

/// A text or list in a row that is longer than the part of it that is read.
package struct CutField: Sendable, Hashable, CustomStringConvertible {
  /// The row's index, counted from 0.
  package var index: Int
  package var id: String?
  /// The field's name after the names of the objects around it, such as `account.note`.
  package var path: String
  /// The number of characters or elements in the field.
  package var count: Int
  /// The counted unit: `characters` or `elements`.
  package var unit: String
  /// The number of characters or elements that are read.
  package var limit: Int

  package var description: String {
    "\(RowName(index: index, id: id)): \"\(path)\" has \(count) \(unit); the first \(limit) are read"
  }
}

/// A collection of the fields that are cut while a file is decoded. Each field of a row is noted once.
final class CutFields: Sendable {
  private let fields = MFSLocked<[CutField]>([])

  func insert(path: [any CodingKey], count: Int, of unit: String, limit: Int) {
    let index = path.first?.intValue ?? 0
    let name = path.filter { $0.intValue == nil }.map(\.stringValue).joined(separator: ".")
    fields.withLock { fields in
      let known = fields.reversed().prefix { $0.index == index }
      guard !known.contains(where: { $0.path == name }) else { return }
      fields.append(CutField(index: index, path: name, count: count, unit: unit, limit: limit))
    }
  }

  /// Returns the fields with the identifiers of their rows, where there are any.
  func all(id: (Int) -> String?) -> [CutField] {
    fields.value.map { field in
      var field = field
      field.id = id(field.index)
      return field
    }
  }
}

extension CodingUserInfoKey {
  /// The key under which a decoder finds the `CutFields` that it fills.
  static let cutFields = CodingUserInfoKey(rawValue: "cutFields").unsafelyUnwrapped
}

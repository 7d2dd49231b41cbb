internal import CellNibs
internal import Foundation

/// The coder with which a document's object is made.
///
/// Unlike UIKit, it holds no values for keys: the initialiser of the UIKit class takes all of them at once.
final class NibCoder: NSCoder {
  private let loading: NibLoading
  private let index: Int

  init(_ loading: NibLoading, _ index: Int) {
    self.loading = loading
    self.index = index
    super.init()
  }

  /// Gives the object everything that the document says of it, with its subviews.
  @MainActor func decode(into object: NSObject) {
    loading.decode(index, into: object)
  }

  /// The object as the document describes it.
  @MainActor var written: NibObject { loading.plan.parts[index].object }

  @MainActor func text(_ name: String) -> String? { written.attributes[name] }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { false }

  override func decodeObject(forKey key: String) -> Any? { nil }

  override func decodeBool(forKey key: String) -> Bool { false }

  override func decodeInteger(forKey key: String) -> Int { 0 }

  override func decodeInt32(forKey key: String) -> Int32 { 0 }

  override func decodeInt64(forKey key: String) -> Int64 { 0 }

  override func decodeFloat(forKey key: String) -> Float { 0 }

  override func decodeDouble(forKey key: String) -> Double { 0 }
}

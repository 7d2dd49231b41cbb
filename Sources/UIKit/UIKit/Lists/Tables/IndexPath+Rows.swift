public import Foundation

extension NSIndexPath {
  /// The first index.
  public var section: Int { index(atPosition: 0) }
  /// The second index, in a table.
  public var row: Int { index(atPosition: 1) }
  /// The second index, in a collection view.
  public var item: Int { index(atPosition: 1) }
}

extension IndexPath {
  /// Creates an index path of a row of a table.
  public init(row: Int, section: Int) {
    // A literal of two indices would create an array.
    self = IndexPath(index: section)
    append(row)
  }

  /// Creates an index path of an item of a collection view.
  public init(item: Int, section: Int) {
    self.init(row: item, section: section)
  }

  /// The first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index, in a table.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index, in a collection view.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// A strategy for snapshots: how a value becomes something that can be stored, and how that is compared.
///
/// A strategy for one type becomes one for another with `pullback(_:)`:
///
/// ```swift
/// import SnapshotTesting
///
/// extension Snapshotting where Value == UIColor, Format == UIImage {
///   static var swatch: Snapshotting {
///     Snapshotting<UIView, UIImage>.image(size: CGSize(width: 40, height: 40)).pullback { color in
///       MainActor.assumeIsolated {
///         let view = UIView()
///         view.backgroundColor = color
///         return view
///       }
///     }
///   }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of a reference's file, or nil for none.
  public var pathExtension: String?
  /// The way in which snapshots are stored and compared.
  public var diffing: Diffing<Format>
  /// Returns the snapshot of a value.
  public var snapshot: (Value) -> Async<Format>

  /// Makes a strategy whose snapshots are ready later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for values of another type, which `transform` turns into values of this type.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value)
    -> Snapshotting<NewValue, Format>
  {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { snapshot(transform($0)) }
  }

  /// Returns a strategy for values of another type, which `transform` turns into values of this type later.
  public func asyncPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Async<Value>)
    -> Snapshotting<NewValue, Format>
  {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
      Async { callback in
        transform(newValue).run { value in snapshot(value).run(callback) }
      }
    }
  }
}

/// A strategy for values that are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

@_exported public import CoreLocation
internal import UIKit

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}

/// A photo of the device. There is none.
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    with type: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    in collection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

open class PHCollection: PHObject {
  open var localizedTitle: String? { nil }
}

open class PHAssetCollection: PHCollection {
  open var estimatedAssetCount: Int { 0 }
}

open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
}

/// The found photos of the device. There are none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { preconditionFailure("CellSnap has no photos") }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func enumerateObjects(_ body: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

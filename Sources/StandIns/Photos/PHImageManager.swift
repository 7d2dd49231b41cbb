@_exported public import UIKit

public typealias PHImageRequestID = Int32

public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

open class PHImageRequestOptions: NSObject {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
}

/// The object that finds photos. Unlike in Photos, it finds none, at once, and a warning says so.
open class PHImageManager: NSObject, @unchecked Sendable {
  // This is safe: the class has no property.
  private static let shared = PHImageManager()

  open class func `default`() -> PHImageManager { shared }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?, resultHandler: (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    Diagnostics.report("PHImageManager finds no photo, because CellSnap has no photos of a device")
    resultHandler(nil, nil)
    return 0
  }

  open func cancelImageRequest(_ request: PHImageRequestID) {}
}

public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  // This is safe: the class has no property.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

/// The photos of the device. Nobody has allowed them.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // This is safe: the class has no property.
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  open class func requestAuthorization(_ handler: (PHAuthorizationStatus) -> Void) { handler(.denied) }
  open class func requestAuthorization(
    for level: PHAccessLevel, handler: (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
}

internal import CellSnapPlaceholders
@_exported public import Photos
@_exported public import UIKit

public struct PHPickerFilter: Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}

public struct PHPickerConfiguration: Sendable {
  public var filter: PHPickerFilter?
  public var selectionLimit = 1

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public var assetIdentifier: String? { nil }
}

/// A controller that shows the device's photos. Its view is a marked area.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a nib has no configuration.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() { view = PlaceholderView("CellSnap has no photos of a device") }
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

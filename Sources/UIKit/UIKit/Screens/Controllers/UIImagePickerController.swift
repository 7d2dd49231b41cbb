internal import CellDrawing
public import Foundation

/// A controller that shows the device's photos or its camera. Unlike UIKit, the device has neither, and the view is a
/// light area with a warning.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }

  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo
    case video
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto
    case on
  }

  public enum QualityType: Int, Sendable {
    case typeHigh
    case typeMedium
    case typeLow
    case type640x480
    case typeIFrame1280x720
    case typeIFrame960x540
  }

  /// The key of a value of what a person picked.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// - Note: No effect on the picture.
  open var sourceType = SourceType.photoLibrary
  /// - Note: No effect on the picture.
  open var mediaTypes = ["public.image"]
  /// - Note: No effect on the picture.
  open var allowsEditing = false
  /// - Note: No effect on the picture.
  open var videoMaximumDuration: TimeInterval = 600
  /// - Note: No effect on the picture.
  open var videoQuality = QualityType.typeMedium
  /// - Note: No effect on the picture.
  open var showsCameraControls = true
  /// - Note: No effect on the picture.
  open var cameraOverlayView: UIView?
  /// - Note: No effect on the picture.
  open var cameraViewTransform = CGAffineTransform.identity
  /// - Note: No effect on the picture.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// - Note: No effect on the picture.
  open var cameraDevice = CameraDevice.rear
  /// - Note: No effect on the picture.
  open var cameraFlashMode = CameraFlashMode.auto

  public convenience init() {
    self.init(rootViewController: ImagePickerContent(nibName: nil, bundle: nil))
  }

  /// Whether the device has photos of this kind. It has none.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// - Note: No effect on the picture.
  open func takePicture() {}
  /// Returns false, since there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// - Note: No effect on the picture.
  open func stopVideoCapture() {}
}

/// The page in place of the photos.
private final class ImagePickerContent: UIViewController {
  override func loadView() { view = ImagePickerArea(frame: UIScreen.main.bounds) }
}

private final class ImagePickerArea: UIView {
  override func draw(_ rect: CGRect) {
    Diagnostics.report(layer, "drawn as an empty area: CellSnap has no photos of a device")
    UIColor.secondarySystemBackground.setFill()
    UIRectFill(bounds)
  }
}

/// A delegate that is told what a person picked. Unlike UIKit, the device has no photos, so neither method is called.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// - Note: No effect on the picture.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// - Note: No effect on the picture.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// - Note: No effect on the picture.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// - Note: No effect on the picture.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

internal import CellDrawing

extension Image {
  /// Returns an image that `read` reads, or nil if it cannot be read, as in UIKit. What this machine cannot read at the
  /// moment is reported.
  ///
  /// - Parameter name: The name of the file in messages, or nil if there is none.
  static func orNil(_ name: String?, _ read: () throws(ImageError) -> Image) -> Image? {
    do throws(ImageError) {
      return try read()
    } catch {
      if case .unavailable(let format, let reason) = error {
        Diagnostics.report(
          "\(name ?? "the \(format) of an image") is not drawn: \(reason)", isOfTheMoment: true)
      }
      return nil
    }
  }
}

import Foundation
import MFS
package import UIKit

/// Something that cannot be drawn or done as requested. Each case causes another kind of diagnostic.
package enum DiagnosticCause: String, CaseIterable, Sendable {
  /// A view has no valid frame. This is found when it is recorded.
  case frame
  /// A constraint cannot be activated. This is found when the view is made.
  case constraint
  /// A file ends too early. This is found when its image is painted.
  case image
  /// A file is no PDF. This is found when its image is asked for, like the next one.
  case pdf
  /// A file is no SVG document.
  case svg
  /// A property has a value that is not drawn. This is found when the view is recorded.
  case property
  /// A method is known by its name alone.
  case selector
  /// An app uses MFS in a wrong way.
  case pattern

  /// A part of the text that only this diagnostic has.
  package var message: String {
    switch self {
    case .frame: "not drawn: its frame is (nan"
    case .constraint: "Constant is not finite!"
    case .image: "the PNG is broken"
    case .pdf: "cause.pdf is not drawn: pdftocairo finds no page in it"
    case .svg: "cause.svg is not drawn: "
    case .property: "UIDatePicker.preferredDatePickerStyle is .wheels"
    case .selector: "cannot perform refresh: only its name is known"
    case .pattern: "a view model that knows no cell"
    }
  }

  /// Returns a view that causes the diagnostic when it is made, recorded or painted.
  ///
  /// - Parameter folder: The folder of the files that the view shows.
  @MainActor
  package func view(files folder: String) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    switch self {
    case .frame:
      view.addSubview(UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)))
    case .constraint:
      view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
    case .image:
      let path = write(Data(Self.halfPicture), to: folder)
      view.addSubview(UIImageView(image: UIImage(contentsOfFile: path)))
    case .pdf:
      write(Data("%PDF-1.4 and no more".utf8), to: folder)
      view.addSubview(UIImageView(image: image(in: folder)))
    case .svg:
      write(Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect"#.utf8), to: folder)
      view.addSubview(UIImageView(image: image(in: folder)))
    case .property:
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      view.addSubview(picker)
    case .selector:
      _ = view.perform(Selector("refresh"))
    case .pattern:
      MFSWarnings.report("a view model that knows no cell")
    }
    return view
  }

  @MainActor private func image(in folder: String) -> UIImage? {
    UIImage(named: "cause", in: Bundle(path: folder), with: nil)
  }

  @discardableResult
  private func write(_ data: Data, to folder: String) -> String {
    let path = "\(folder)/cause.\(self == .image ? "png" : rawValue)"
    try? data.write(to: URL(fileURLWithPath: path))
    return path
  }

  /// The signature and the header of a PNG of 4 x 4 pixels, and the beginning of their data.
  private static let halfPicture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 4, 0, 0, 0,
    4, 8,
    6, 0, 0, 0, 0xA9, 0xF1, 0x9E, 0x7E, 0, 0, 0, 20, 0x49, 0x44, 0x41, 0x54, 0x78,
  ]
}

internal import Foundation

/// The images of a page control's pages.
@MainActor struct PageImages {
  var preferred: UIImage?
  var preferredOfCurrent: UIImage?
  /// The images of single pages, by their index.
  var own: [Int: UIImage] = [:]
  /// The images of single pages while they are current, by their index.
  var ownOfCurrent: [Int: UIImage] = [:]

  /// Returns the image of a page, or nil for a dot.
  func image(ofPage page: Int, isCurrent: Bool) -> UIImage? {
    let image = own[page] ?? preferred
    return isCurrent ? ownOfCurrent[page] ?? preferredOfCurrent ?? image : image
  }

  var isEmpty: Bool { all.isEmpty }

  /// The width of the widest image, in points.
  var width: CGFloat { all.map(\.size.width).max() ?? 0 }
  /// The height of the highest image, in points.
  var height: CGFloat { all.map(\.size.height).max() ?? 0 }

  private var all: [UIImage] {
    [preferred, preferredOfCurrent].compactMap { $0 } + Array(own.values) + Array(ownOfCurrent.values)
  }
}

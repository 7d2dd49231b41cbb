public import Foundation
internal import UIKit

extension NSAttributedString {
  /// Prepares the drawing of the text on the calling thread, which may be any thread. It makes the shapes of
  /// letters that were not drawn before, for the lines that fit into a label of this size in points.
  ///
  /// It does nothing on Apple's platforms, which have no function for it.
  public func prepareGlyphs(in size: CGSize) {
    #if os(Linux)
      prepareForDrawing(in: size)
    #endif
  }
}

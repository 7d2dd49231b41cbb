public import Foundation
internal import UIKit

extension NSAttributedString {
  /// Makes ahead, on the calling thread, which may be any, what it takes to draw the lines that fit into a label of this
  /// size in points: the shapes of letters that were not drawn before.
  ///
  /// Does nothing on Apple's platforms, which offer no way to it.
  public func prepareGlyphs(in size: CGSize) {
    #if os(Linux)
      prepareForDrawing(in: size)
    #endif
  }
}

internal import CellSnapCairo
internal import Foundation

/// The blurred shapes that one thread has drawn.
final class ShadowMasks {
  private struct Key: Hashable {
    var shape: ShadowShape
    var rule: FillRule
    var deviation: Double
  }

  /// The maximum number of bytes. Above it, all other masks are dropped.
  private static let maximumBytes = 32 << 20

  private var masks: [Key: CoverageMask] = [:]
  private var byteCount = 0

  /// Returns the blurred coverage of `shape`, without its long straight parts.
  func mask(of shape: ShadowShape, _ rule: FillRule, deviation: Double) -> CoverageMask {
    let key = Key(shape: shape, rule: rule, deviation: deviation)
    if let found = masks[key] { return found }
    let blur = GaussianBlur(deviation: deviation)
    var mask = CoverageMask(width: shape.width, height: shape.height)
    mask.draw { context in
      cairo_translate(context, Double(blur.padding), Double(blur.padding))
      let canvas = Canvas(
        owning: cairo_reference(context), target: .bitmap, resources: PaintingResources(sharesFonts: true),
        visible: .everything)
      canvas.fill(shape.path, rule, .color(.black))
    }
    blur.apply(to: &mask)
    byteCount += mask.bytes.count
    if byteCount > Self.maximumBytes {
      masks.removeAll()
      byteCount = mask.bytes.count
    }
    masks[key] = mask
    return mask
  }
}

extension CoverageMask {
  /// Returns a part of the whole shape's mask, with the straight parts put back. The part begins at pixel (`left`,
  /// `top`).
  func stretched(_ shape: ShadowShape, fromX left: Int, fromY top: Int, width: Int, height: Int)
    -> CoverageMask
  {
    var result = CoverageMask(width: width, height: height)
    let (columns, rows) = (shape.columns, shape.rows)
    // The repeated columns in the result begin and end here.
    let start = min(max(0, columns.pixel - left), width)
    let end = min(max(start, columns.pixel + columns.count - left), width)
    result.bytes.withUnsafeMutableBytes { target in
      bytes.withUnsafeBytes { bytes in
        guard let target = target.baseAddress, let bytes = bytes.baseAddress else { return }
        for y in 0..<height {
          let place = top + y
          let row =
            place < rows.pixel ? place : place < rows.pixel + rows.count ? rows.pixel : place - rows.count
          let line = target + y * result.stride
          let source = bytes + row * stride
          if start > 0 { memcpy(line, source + left, start) }
          if start < end {
            memset(
              line + start, Int32(source.load(fromByteOffset: columns.pixel, as: UInt8.self)), end - start)
          }
          if end < width { memcpy(line + end, source + (left + end - columns.count), width - end) }
        }
      }
    }
    return result
  }
}

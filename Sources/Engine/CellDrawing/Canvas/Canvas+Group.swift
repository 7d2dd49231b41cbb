internal import CellSnapCairo
internal import Foundation

extension Canvas {
  func group(_ group: Group, above hidden: ArraySlice<Int>) {
    guard group.opacity > 0,
      group.transform == .identity
        || (group.transform.inverse != nil && group.transform.concatenating(matrix).inverse != nil)
    else { return }
    // A group that changes nothing needs no check: each of its nodes is checked by itself.
    guard group.transform != .identity || group.clip != nil || group.isOnePicture else {
      return paint(group.nodes, above: hidden)
    }
    if let clip = group.clip?.path.extents {
      let box = group.transform == .identity ? clip : Extents(group.transform.apply(clip.rect))
      guard box.touches(visible) else { return }
    }
    saving {
      if group.transform != .identity {
        var matrix = group.transform.cairo
        cairo_transform(context, &matrix)
        updateVisible()
      }
      if let clip = group.clip { self.clip(to: clip) }
      guard !visible.isEmpty else { return }
      if group.isOnePicture {
        asOnePicture(group)
      } else {
        paint(group.nodes, above: hidden)
      }
    }
  }

  /// Paints the group into a separate picture, as large as its visible part, and then through its mask and opacity.
  private func asOnePicture(_ group: Group) {
    guard let box = group.nodes.extents?.intersection(visible), !box.isEmpty else { return }
    // The cost of a separate group depends on the clip, so this first clips to whole pixels around the nodes.
    clipToPixels(around: box)
    guard !visible.isEmpty else { return }
    if group.opacity >= 1, group.blend == .normal, let mask = group.mask {
      return masked(group.nodes, by: mask)
    }
    if group.blend.reachesClearPixels {
      // Core Graphics changes only the pixels that the shape covers. A node that is no shape has its box.
      if let shape = group.shape {
        clip(to: shape)
      } else {
        cairo_rectangle(context, box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY)
        cairo_clip(context)
      }
    }
    aside {
      if let mask = group.mask { masked(group.nodes, by: mask) } else { paint(group.nodes) }
    }
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, group.blend.cairo)
    cairo_paint_with_alpha(context, group.opacity)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgb(context, 0, 0, 0)
  }

  /// Paints into a new Cairo group. The caller must pop it.
  private func aside(_ body: () -> Void) {
    if seesBelow, let target = cairo_get_group_target(context) { underlays.append(target) }
    cairo_push_group(context)
    body()
    if seesBelow { underlays.removeLast() }
  }

  private func masked(_ nodes: [Node], by mask: [Node]) {
    aside { paint(nodes) }
    let content = cairo_pop_group(context)
    cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
    let sawBelow = seesBelow
    seesBelow = false
    paint(mask)
    seesBelow = sawBelow
    let coverage = cairo_pop_group(context)
    cairo_set_source(context, content)
    cairo_mask(context, coverage)
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_pattern_destroy(coverage)
    cairo_pattern_destroy(content)
  }

  private func clipToPixels(around box: Extents) {
    let matrix = matrix
    let pixels = Extents(matrix.apply(box.rect))
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(
      context, pixels.minX.rounded(.down) - 1, pixels.minY.rounded(.down) - 1,
      pixels.maxX.rounded(.up) - pixels.minX.rounded(.down) + 2,
      pixels.maxY.rounded(.up) - pixels.minY.rounded(.down) + 2)
    cairo_restore(context)
    cairo_clip(context)
    updateVisible()
  }
}

extension Group {
  /// The shape that the group fills, or nil if it has other nodes.
  fileprivate var shape: Clip? {
    guard nodes.count == 1 else { return nil }
    switch nodes[0] {
    case .fill(let path, let rule, _): return Clip(path: path, rule: rule)
    case .group(let inner) where inner.clip == nil && !inner.isOnePicture:
      guard let shape = inner.shape else { return nil }
      return Clip(path: shape.path.applying(inner.transform), rule: shape.rule)
    default: return nil
    }
  }
}

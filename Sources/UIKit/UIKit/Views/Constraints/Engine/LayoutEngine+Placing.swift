internal import Foundation

extension LayoutEngine {
  /// Takes the frames from the solution. Each edge is rounded to a whole pixel, so that items that touch still do.
  func place() {
    placeHost()
    for place in items.indices {
      let item = items[place]
      guard let container = item.container else { continue }
      let (base, roundedBase) = origins(of: container)
      let (x, y) = (solver.value(of: item.x), solver.value(of: item.y))
      let (width, height) = (solver.value(of: item.width), solver.value(of: item.height))
      let origin = CGPoint(x: base.x + x, y: base.y + y)
      let rect = CGRect(
        x: pixel(origin.x), y: pixel(origin.y), width: pixel(origin.x + width) - pixel(origin.x),
        height: pixel(origin.y + height) - pixel(origin.y))
      items[place].origin = origin
      items[place].roundedOrigin = rect.origin
      let local = rect.offsetBy(dx: -roundedBase.x, dy: -roundedBase.y)
      items[place].frame = item.view.map { $0.frame(forAlignmentRect: local) } ?? local
      notice(items[place], in: container)
    }
  }

  /// Returns the origin of a view's coordinates in the host, exact and rounded as it is drawn.
  private func origins(of container: UIView) -> (exact: CGPoint, rounded: CGPoint) {
    var (exact, rounded) = (CGPoint.zero, CGPoint.zero)
    var next = container
    while next !== host {
      if let place = places[ObjectIdentifier(next)] {
        let insets = next.alignmentRectInsets
        let item = items[place]
        let inner = CGPoint(x: insets.left + next.bounds.minX, y: insets.top + next.bounds.minY)
        exact.x += item.origin.x - inner.x
        exact.y += item.origin.y - inner.y
        rounded.x += item.roundedOrigin.x - inner.x
        rounded.y += item.roundedOrigin.y - inner.y
        return (exact, rounded)
      }
      let origin = next.untransformedFrame.origin
      for point in [\CGPoint.x, \CGPoint.y] {
        let step = origin[keyPath: point] - next.bounds.origin[keyPath: point]
        exact[keyPath: point] += step
        rounded[keyPath: point] += step
      }
      guard let superview = next.superview else { break }
      next = superview
    }
    return (exact, rounded)
  }

  private func pixel(_ value: CGFloat) -> CGFloat {
    PixelGrid(of: host.traitCollection).nearest(value)
  }

  private func placeHost() {
    guard !host.translatesAutoresizingMaskIntoConstraints, host.superview == nil, let hostSize else { return }
    let insets = host.alignmentRectInsets
    let size = CGSize(
      width: pixel(solver.value(of: hostSize.width) + insets.left + insets.right),
      height: pixel(solver.value(of: hostSize.height) + insets.top + insets.bottom))
    if size != host.bounds.size { host.bounds.size = size }
  }

  /// Marks a container for layout if an item in it has a new frame.
  private func notice(_ item: EngineItem, in container: UIView) {
    if let view = item.view {
      if view.untransformedFrame != item.frame { container.setNeedsLayout() }
    } else if let guide = item.guide {
      if guide.kind == .scrolledContent, let scrollView = container as? UIScrollView {
        if scrollView.contentSize != item.frame.size { scrollView.contentSize = item.frame.size }
      }
      if guide.placedFrame != item.frame {
        guide.placedFrame = item.frame
        container.setNeedsLayout()
      }
    }
  }

  /// Sets the frames of the solution on the direct subviews of a view.
  func apply(to container: UIView) {
    for place in contents[ObjectIdentifier(container)] ?? [] {
      guard let view = items[place].view, view.superview === container else { continue }
      view.setFrame(fromConstraints: items[place].frame)
    }
  }
}

extension UIView {
  /// Sets the bounds and the centre instead of the frame, because the frame depends on the transform.
  fileprivate func setFrame(fromConstraints frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if self.center != center { self.center = center }
  }
}

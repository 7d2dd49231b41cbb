import CellDrawing
import Testing

@testable import UIKit

@MainActor @Suite struct SceneRecordingTests {
  private let red = Paint.color(Color(red: 1, green: 0, blue: 0))
  private let blue = Paint.color(Color(red: 0, green: 0, blue: 1))

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil)
    -> UIView
  {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    .rect(CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `an empty view draws nothing`() {
    #expect(view(0, 0, 10, 20).scene() == Scene(size: CGSize(width: 10, height: 20)))
  }

  @Test func `a background fills the bounds`() {
    #expect(view(5, 5, 10, 20, .red).scene().nodes == [.fill(rect(0, 0, 10, 20), .nonZero, red)])
  }

  @Test func `a view's position is added to its path`() {
    let (root, middle, leaf) = (view(0, 0, 100, 100), view(10, 20, 50, 50), view(3, 4, 5, 6, .blue))
    middle.bounds.origin = CGPoint(x: 1, y: 2)
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(root.scene().nodes == [.fill(rect(10 - 1 + 3, 20 - 2 + 4, 5, 6), .nonZero, blue)])
  }

  @Test func `hidden and transparent views are left out`() {
    let root = view(0, 0, 10, 10)
    let (hidden, clear) = (view(0, 0, 5, 5, .red), view(0, 0, 5, 5, .red))
    hidden.isHidden = true
    clear.alpha = 0
    root.addSubview(hidden)
    root.addSubview(clear)
    root.addSubview(view(0, 0, 5, 5, .clear))
    #expect(root.scene().nodes.isEmpty)
  }

  @Test func `an alpha composes a view's content as one group`() {
    let root = view(0, 0, 10, 10)
    let faint = view(0, 0, 10, 10, .red)
    faint.alpha = 0.3
    faint.addSubview(view(2, 2, 3, 3, .blue))
    root.addSubview(faint)
    #expect(
      root.scene().nodes == [
        .group(
          Group(
            opacity: 0.3,
            nodes: [.fill(rect(0, 0, 10, 10), .nonZero, red), .fill(rect(2, 2, 3, 3), .nonZero, blue)]))
      ])
  }

  @Test func `clipping applies to the content, not to the background`() {
    let root = view(0, 0, 10, 10, .red)
    root.clipsToBounds = true
    root.layer.cornerRadius = 4
    root.addSubview(view(-5, -5, 30, 30, .blue))
    let outline = Path.roundedRect(CGRect(x: 0, y: 0, width: 10, height: 10), radius: 4)
    #expect(
      root.scene().nodes == [
        .fill(outline, .nonZero, red),
        .group(Group(clip: .init(path: outline), nodes: [.fill(rect(-5, -5, 30, 30), .nonZero, blue)])),
      ])
  }

  @Test func `a corner radius beyond half the height makes a capsule`() {
    let root = view(0, 0, 40, 10, .red)
    root.layer.cornerRadius = 99
    #expect(
      root.scene().nodes == [
        .fill(.roundedRect(CGRect(x: 0, y: 0, width: 40, height: 10), radius: 5), .nonZero, red)
      ])
  }

  @Test func `only the masked corners are round`() {
    let root = view(0, 0, 40, 20, .red)
    root.layer.cornerRadius = 8
    root.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let corners = Path.Corners(topLeft: 8, topRight: 0, bottomRight: 8, bottomLeft: 0)
    #expect(
      root.scene().nodes == [
        .fill(.roundedRect(CGRect(x: 0, y: 0, width: 40, height: 20), corners: corners), .nonZero, red)
      ])
  }

  @Test func `a border is drawn inside the bounds and above everything`() {
    let root = view(0, 0, 20, 20)
    root.layer.borderWidth = 2
    root.layer.borderColor = UIColor.red.cgColor
    root.addSubview(view(0, 0, 20, 20, .blue))
    #expect(
      root.scene().nodes == [
        .fill(rect(0, 0, 20, 20), .nonZero, blue), .stroke(rect(1, 1, 18, 18), Stroke(width: 2), red),
      ])
  }

  @Test func `sublayers are drawn in the order of their zPosition`() {
    let root = view(0, 0, 10, 10)
    let (front, back) = (view(0, 0, 1, 1, .red), view(0, 0, 1, 1, .blue))
    root.addSubview(front)
    root.addSubview(back)
    front.layer.zPosition = 1
    #expect(
      root.scene().nodes == [.fill(rect(0, 0, 1, 1), .nonZero, blue), .fill(rect(0, 0, 1, 1), .nonZero, red)])
  }

  @Test func `an opaque background casts the shadow`() {
    let root = view(0, 0, 10, 10, .red)
    root.layer.shadowOpacity = 0.5
    root.layer.shadowOffset = CGSize(width: 0, height: 2)
    root.layer.shadowRadius = 4
    #expect(
      root.scene().nodes == [
        .shadow(
          Shadow(
            source: .path(rect(0, 0, 10, 10), .nonZero), color: .black.withAlpha(0.5),
            offset: CGSize(width: 0, height: 2), blur: 4)),
        .fill(rect(0, 0, 10, 10), .nonZero, red),
      ])
  }

  @Test func `without a background the content casts the shadow`() {
    let root = view(0, 0, 10, 10)
    root.addSubview(view(1, 1, 2, 2, .red))
    root.layer.shadowOpacity = 1
    let contents = Node.fill(rect(1, 1, 2, 2), .nonZero, red)
    #expect(
      root.scene().nodes == [
        .shadow(
          Shadow(source: .nodes([contents]), color: .black, offset: CGSize(width: 0, height: -3), blur: 3)),
        contents,
      ])
  }

  @Test func `clipping removes the shadow`() {
    let root = view(0, 0, 10, 10, .red)
    root.layer.shadowOpacity = 1
    root.clipsToBounds = true
    #expect(root.scene().nodes == [.fill(rect(0, 0, 10, 10), .nonZero, red)])
  }

  @Test func `a transform becomes a group`() {
    let root = view(0, 0, 100, 100)
    let scaled = view(10, 10, 20, 20, .red)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(scaled)
    #expect(
      root.scene().nodes == [
        .group(
          Group(
            transform: Transform(a: 2, b: 0, c: 0, d: 2, tx: 20 - 2 * 10, ty: 20 - 2 * 10),
            nodes: [.fill(rect(0, 0, 20, 20), .nonZero, red)]))
      ])
  }

  @Test func `a mask is in its layer's coordinates`() {
    let root = view(0, 0, 100, 100)
    let masked = view(10, 20, 30, 30, .red)
    let mask = CALayer()
    mask.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    mask.backgroundColor = .black
    masked.layer.mask = mask
    root.addSubview(masked)
    #expect(
      root.scene().nodes == [
        .group(
          Group(
            mask: [.fill(rect(10 + 1, 20 + 2, 3, 4), .nonZero, .color(.black))],
            nodes: [.fill(rect(10, 20, 30, 30), .nonZero, red)]))
      ])
  }

  @Test func `a dynamic colour is resolved with the view's traits`() {
    let root = view(0, 0, 1, 1, .systemBackground)
    #expect(root.scene().nodes == [.fill(rect(0, 0, 1, 1), .nonZero, .color(.white))])
    root.overrideUserInterfaceStyle = .dark
    #expect(root.scene().nodes == [.fill(rect(0, 0, 1, 1), .nonZero, .color(.black))])
  }

  @Test func `the layer's background colour is the view's`() {
    let root = view(0, 0, 1, 1, .red)
    root.layer.backgroundColor = UIColor.blue.cgColor
    #expect(root.backgroundColor == .blue)
    #expect(root.scene().nodes == [.fill(rect(0, 0, 1, 1), .nonZero, blue)])
  }

  @Test func `only views that touch the rectangle are recorded`() {
    let root = view(0, 0, 10, 100)
    for index in 0..<10 { root.addSubview(view(0, CGFloat(index) * 10, 10, 10, .red)) }
    #expect(
      root.scene(of: CGRect(x: 0, y: 25, width: 10, height: 10)).nodes == [
        .fill(rect(0, 20, 10, 10), .nonZero, red), .fill(rect(0, 30, 10, 10), .nonZero, red),
      ])
  }

  @Test func `a child that overflows into the rectangle is recorded`() {
    let root = view(0, 0, 10, 100)
    let outside = view(0, 50, 10, 10, .red)
    outside.addSubview(view(0, -50, 5, 5, .blue))
    root.addSubview(outside)
    #expect(
      root.scene(of: CGRect(x: 0, y: 0, width: 10, height: 10)).nodes == [
        .fill(rect(0, 0, 5, 5), .nonZero, blue)
      ])
  }

  @Test func `a view with an invalid frame is skipped and reported`() {
    final class PriceLabel: UIView {}
    let root = view(0, 0, 10, 10, .red)
    let broken = PriceLabel(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    broken.backgroundColor = .blue
    root.addSubview(broken)
    let found = Diagnostics.found {
      #expect(root.scene().nodes == [.fill(rect(0, 0, 10, 10), .nonZero, red)])
    }
    #expect(found.map(\.place?.className) == ["PriceLabel"])
    #expect(found.first?.place?.path == "UIView / PriceLabel[0]")
  }

  @Test(arguments: [CGFloat.leastNonzeroMagnitude, 1e-300, 1e-160, 1e200])
  func `a transform without a usable inverse does not stop the recording`(scale: CGFloat) {
    let root = view(0, 0, 10, 10, .red)
    let small = view(0, 0, 5, 5, .blue)
    small.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    small.addSubview(view(0, 0, 5, 5, .blue))
    root.addSubview(small)
    #expect(
      root.scene(of: CGRect(x: 0, y: 0, width: 10, height: 10)).nodes.first
        == .fill(rect(0, 0, 10, 10), .nonZero, red))
  }

  @Test func `at most a thousand invalid frames are reported`() {
    let root = view(0, 0, 10, 10, .red)
    for _ in 0..<5_000 {
      root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)))
    }
    #expect(Diagnostics.found { _ = root.scene() }.count == 1_000)
  }

  @Test func `nested shadows are drawn at most ten thousand times`() {
    let root = view(0, 0, 10, 10, .clear)
    var parent = root
    for _ in 0..<60 {
      let inner = view(0, 0, 10, 10, .clear)
      inner.layer.shadowOpacity = 1
      parent.addSubview(inner)
      parent = inner
    }
    parent.addSubview(view(0, 0, 10, 10, .red))
    let found = Diagnostics.found { #expect(count(root.scene().nodes) < 20_000) }
    #expect(found.first?.message.contains("more than 10000 times") == true)
  }

  @Test func `at most 32 nested translucent views are drawn`() {
    let root = view(0, 0, 10, 10, .red)
    var parent = root
    for _ in 0..<40 {
      let inner = view(0, 0, 10, 10, .red)
      inner.alpha = 0.99
      parent.addSubview(inner)
      parent = inner
    }
    let found = Diagnostics.found { #expect(count(root.scene().nodes) == 1 + 2 * 32) }
    #expect(found.count == 1)
  }

  /// The number of nodes, including nested ones.
  private func count(_ nodes: [Node]) -> Int {
    nodes.reduce(0) { sum, node in
      switch node {
      case .group(let group): sum + 1 + count(group.nodes)
      case .shadow(let shadow):
        if case .nodes(let nodes) = shadow.source { sum + 1 + count(nodes) } else { sum + 1 }
      default: sum + 1
      }
    }
  }

  @Test func `a view's drawing is clipped to its bounds`() {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 5))
      }
    }
    let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      drawing.scene().nodes == [
        .group(
          Group(
            clip: .init(path: rect(0, 0, 10, 10)), nodes: [.fill(rect(0, 0, 100, 5), .nonZero, red)]))
      ])
  }

  @Test func `a drawing is stretched until the view redraws it`() {
    final class Drawing: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = drawing.scene()
    drawing.frame.size.width = 20
    #expect(
      drawing.scene().nodes == [
        .group(
          Group(transform: .scale(x: 2, y: 1), nodes: [.fill(rect(0, 0, 10, 10), .nonZero, red)]))
      ])
    #expect(drawing.count == 1)
    drawing.contentMode = .redraw
    drawing.frame.size.width = 30
    #expect(drawing.scene().nodes == [.fill(rect(0, 0, 30, 10), .nonZero, red)])
  }

  @Test func `text beyond the limit is cut and reported`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = String(repeating: "word ", count: AttributedText.longest / 5)
    #expect(Diagnostics.found { _ = label.scene() } == [])
    label.text? += "!"
    let found = Diagnostics.found { _ = label.scene() }
    #expect(found.map(\.message) == ["cut: its text has more than 2000000 bytes in UTF-8"])
  }
}

internal import CellSnapPlaceholders
internal import UIKit

/// The view in which UIKit shows a SwiftUI view: a marked area, or the view of UIKit that the SwiftUI view represents.
final class HostingView: UIView {
  /// The height of the area if nothing else gives it a height, in points: a row's height.
  static let standardHeight: CGFloat = 44

  private var coordinator: Any?
  private var represented: UIView?
  var root: any View { didSet { show() } }

  init(_ root: any View) {
    self.root = root
    super.init(frame: .zero)
    contentMode = .redraw
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func show() {
    represented?.removeFromSuperview()
    represented = nil
    setNeedsDisplay()
    var view = root
    while let modified = (view as? any ViewModification)?.modified { view = modified }
    guard let representable = view as? any UIViewRepresentable else { return }
    let (made, coordinator) = representable.makeView()
    self.coordinator = coordinator
    represented = made
    addSubview(made)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    represented?.frame = bounds
  }

  override var intrinsicContentSize: CGSize {
    represented?.intrinsicContentSize
      ?? CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    represented?.sizeThatFits(size) ?? CGSize(width: size.width, height: Self.standardHeight)
  }

  override func draw(_ rect: CGRect) {
    guard represented == nil else { return }
    PlaceholderArea.draw(
      in: self, because: "CellSnap draws no SwiftUI, and this shows \(root.typeName)")
  }
}

extension View {
  /// The name of the type without its modifiers and without the types in it.
  var typeName: String {
    if let modified = (self as? any ViewModification)?.modified { return modified.typeName }
    return String(String(describing: Self.self).prefix { $0 != "<" })
  }
}

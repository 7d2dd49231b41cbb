internal import UIKit

/// The content view of a hosting configuration.
final class HostedContentView: UIView, UIContentView {
  private var content: any HostedContent
  private let hosted: HostingView

  init(_ content: any HostedContent) {
    self.content = content
    hosted = HostingView(content.root)
    super.init(frame: .zero)
    addSubview(hosted)
  }

  required init?(coder: NSCoder) {
    nil
  }

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? any HostedContent else { return }
      content = newValue
      hosted.root = newValue.root
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private var insets: UIEdgeInsets {
    let (edges, isMirrored) = (content.edges, effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return UIEdgeInsets(
      top: edges.top, left: isMirrored ? edges.trailing : edges.leading, bottom: edges.bottom,
      right: isMirrored ? edges.leading : edges.trailing)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.frame = bounds.inset(by: insets)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(for: hosted.intrinsicContentSize.height))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let inner = CGSize(
      width: max(size.width - insets.left - insets.right, 0), height: size.height)
    return CGSize(width: size.width, height: height(for: hosted.sizeThatFits(inner).height))
  }

  private func height(for inner: CGFloat) -> CGFloat {
    let inner = inner >= 0 ? inner : HostingView.standardHeight
    return max(inner + content.edges.top + content.edges.bottom, content.minimumHeight ?? 0)
  }
}

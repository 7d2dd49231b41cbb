import Foundation

extension UIButton {
  /// The frames of the parts in a button's content rectangle.
  struct Placement {
    var image: CGRect
    var title: CGRect
    /// The frame of a configuration's subtitle.
    var subtitle = CGRect.zero
    /// The frame of a configuration's sign of a menu.
    var indicator = CGRect.zero
  }

  /// Places the parts for an app that asks for one before the button's layout, as UIKit does. Apps compute insets from
  /// the frames of the title and the image.
  func layOutAskedParts() {
    guard layer.needsLayout(), !parts.isUpdating, !parts.isLayingOut, !parts.isUpdatingConfiguration,
      bounds.width > 0, bounds.height > 0
    else { return }
    layOutContent()
  }

  func layOutContent() {
    parts.isLayingOut = true
    defer { parts.isLayingOut = false }
    updateParts()
    if let shownConfiguration { return layOut(shownConfiguration) }
    parts.background?.frame = backgroundRect(forBounds: bounds)
    let contentRect = contentRect(forBounds: bounds)
    if shownImage != nil, let image = parts.image {
      image.frame = imageRect(forContentRect: contentRect)
      parts.shade?.frame = image.frame
      parts.shade?.contentMode = image.contentMode
    }
    if let title = parts.title, hasContent(title) { title.frame = titleRect(forContentRect: contentRect) }
  }

  func contentPlacement(in content: CGRect) -> Placement {
    shownConfiguration.map { placement($0, in: content) } ?? placement(in: content)
  }

  /// Places title and image side by side, each moved by its insets, at whole pixels.
  func placement(in content: CGRect) -> Placement {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (image, title) = (imageEdgeInsets, titleEdgeInsets)
    let imageSize = placedImageSize(in: content)
    let room = max(content.width - imageSize.width - title.left - title.right, 0)
    let natural = titleSize(width: room)
    let titleWidth = min(natural.width, room)
    let roomBesideImage = content.width - imageSize.width - image.left - image.right
    let besideImage = max(min(natural.width, roomBesideImage), 0)

    let imageX = x(
      of: imageSize.width, before: isRightToLeft ? besideImage : 0, after: isRightToLeft ? 0 : besideImage,
      insets: image, in: content)
    let titleX = x(
      of: titleWidth, before: isRightToLeft ? 0 : imageSize.width, after: isRightToLeft ? imageSize.width : 0,
      insets: title, in: content)
    // A title that is higher than the available height is drawn beyond it.
    let titleRoom = max(content.height - title.top - title.bottom, 0)
    let titleHeight = contentVerticalAlignment == .fill ? max(titleRoom, natural.height) : natural.height
    let titleY = y(of: titleHeight, insets: title, in: content)
    return Placement(
      image: CGRect(
        origin: CGPoint(x: imageX, y: y(of: imageSize.height, insets: image, in: content)), size: imageSize),
      title: CGRect(
        x: titleX, y: keepingRoom(titleY, height: titleHeight, in: content), width: titleWidth,
        height: titleHeight))
  }

  /// Returns the top of a title at the upper or lower edge. The title of a system button keeps the room that it has by
  /// itself, unless the button has insets.
  private func keepingRoom(_ y: CGFloat, height: CGFloat, in content: CGRect) -> CGFloat {
    guard buttonType == .system, hasRoomAroundTitle else { return y }
    let room = min(Self.roomAroundTitle, max((content.height - height) / 2, 0))
    return switch contentVerticalAlignment {
    case .top: y + pixel(room)
    case .bottom: y - pixel(room)
    case .center, .fill: y
    }
  }

  /// Returns the image's size, limited to the available size. A fill alignment uses all of it.
  private func placedImageSize(in content: CGRect) -> CGSize {
    guard let natural = shownImage?.size else { return .zero }
    let width = max(content.width - imageEdgeInsets.left - imageEdgeInsets.right, 0)
    let height = max(content.height - imageEdgeInsets.top - imageEdgeInsets.bottom, 0)
    let fillsWidth = contentHorizontalAlignment == .fill && !hasTitle
    return CGSize(
      width: fillsWidth ? width : min(natural.width, width),
      height: contentVerticalAlignment == .fill ? height : min(natural.height, height))
  }

  private func x(
    of width: CGFloat, before: CGFloat, after: CGFloat, insets: UIEdgeInsets, in content: CGRect
  ) -> CGFloat {
    let rest = content.width - insets.left - insets.right - before - width - after
    switch effectiveContentHorizontalAlignment {
    case .right: return pixel(content.minX + insets.left + before + rest)
    case .center: return pixel(content.minX + insets.left + before + rest / 2)
    default: return pixel(content.minX + insets.left + before)
    }
  }

  private func y(of height: CGFloat, insets: UIEdgeInsets, in content: CGRect) -> CGFloat {
    let rest = content.height - insets.top - insets.bottom - height
    switch contentVerticalAlignment {
    case .top: return pixel(content.minY + insets.top)
    case .fill where rest >= 0: return pixel(content.minY + insets.top)
    case .bottom: return pixel(content.minY + insets.top + rest)
    case .center, .fill: return pixel(content.minY + insets.top + rest / 2)
    }
  }

  func pixel(_ length: CGFloat) -> CGFloat {
    PixelGrid(of: traitCollection).down(length)
  }
}

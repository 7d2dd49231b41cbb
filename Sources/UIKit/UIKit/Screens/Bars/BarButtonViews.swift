import Foundation

/// The buttons of a bar and the glass under them, as they are shown.
@MainActor struct BarButtonViews {
  private(set) var buttons: [BarButton] = []
  private var glasses: [GlassBackground] = []

  mutating func removeAll() {
    for view in buttons + glasses { view.removeFromSuperview() }
    (buttons, glasses) = ([], [])
  }

  /// Adds the buttons and the glass of a row to a bar. Their frames are counted from the bar's leading edge.
  mutating func show(
    _ places: (buttons: [BarButtonRow.Place], glasses: [BarButtonRow.Glass]), in bar: UIView
  ) {
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ frame: CGRect) -> CGRect {
      isRightToLeft ? frame.mirrored(in: bar.bounds.width) : frame
    }
    for glass in places.glasses {
      let view = GlassBackground()
      view.tint = glass.isProminent ? glass.tint ?? bar.tintColor : nil
      view.frame = mirrored(glass.frame)
      glasses.append(view)
      bar.addSubview(view)
    }
    for place in places.buttons {
      place.button.frame = mirrored(place.frame)
      buttons.append(place.button)
      place.button.item.didChange = { [weak bar] in bar?.setNeedsLayout() }
      bar.addSubview(place.button)
    }
  }
}

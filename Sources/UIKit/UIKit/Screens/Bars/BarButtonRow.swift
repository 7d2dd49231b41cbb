import Foundation

/// Buttons side by side, with the glass under them, counted from one end of a bar.
@MainActor struct BarButtonRow {
  /// Buttons on one piece of glass, or a space between such groups.
  private enum Part {
    case buttons([BarButton], isProminent: Bool)
    case fixedSpace(CGFloat)
    case flexibleSpace
  }

  struct Place {
    var button: BarButton
    var frame: CGRect
  }

  struct Glass {
    var frame: CGRect
    var isProminent: Bool
    var tint: UIColor?
  }

  private var parts: [Part] = []
  private let spacing: CGFloat
  private let isOnGlass: Bool

  init(spacing: CGFloat, isOnGlass: Bool) {
    (self.spacing, self.isOnGlass) = (spacing, isOnGlass)
  }

  var isEmpty: Bool { parts.isEmpty }

  /// Adds a button to the row.
  ///
  /// - Parameter standsAlone: Whether the button shares no glass with the next button.
  mutating func add(_ button: BarButton, standsAlone: Bool = false) {
    let isProminent = button.item.style == .done
    if isOnGlass, !isProminent, !standsAlone, case .buttons(let before, false)? = parts.last, !isClosed {
      parts[parts.count - 1] = .buttons(before + [button], isProminent: false)
    } else {
      parts.append(.buttons([button], isProminent: isProminent))
    }
    isClosed = standsAlone
  }
  private var isClosed = false

  /// Adds buttons and spaces for the items that are shown.
  mutating func add(
    _ items: [UIBarButtonItem], in bar: UIView?, look: (UIBarButtonItem) -> BarButton.Look
  ) {
    for item in items { AppearanceRecords.shared.apply(to: item, in: bar) }
    for item in items where !item.isHidden {
      if item.systemItem == .fixedSpace || item.systemItem == .flexibleSpace {
        addSpace(item)
      } else {
        add(BarButton(item, look: look(item), traits: bar?.traitCollection ?? .current))
      }
    }
  }

  private mutating func addSpace(_ item: UIBarButtonItem) {
    parts.append(item.systemItem == .flexibleSpace ? .flexibleSpace : .fixedSpace(item.width))
  }

  private func width(of button: BarButton) -> CGFloat {
    let width = button.sizeThatFits(.zero).width
    guard isOnGlass else { return width }
    return max(button.isWide ? width + 32 : width + 16, BarMetrics.glassHeight)
  }

  private func width(of part: Part) -> CGFloat {
    switch part {
    case .buttons(let buttons, _): buttons.reduce(0) { $0 + width(of: $1) }
    case .fixedSpace(let width): width
    case .flexibleSpace: 0
    }
  }

  /// The width of the row without its flexible spaces.
  var width: CGFloat {
    var total: CGFloat = 0
    for (index, part) in parts.enumerated() {
      total += width(of: part)
      if index > 0 { total += gap(before: index) }
    }
    return total
  }

  private func gap(before index: Int) -> CGFloat {
    if case .buttons = parts[index - 1], case .buttons = parts[index] { return spacing }
    return 0
  }

  /// Returns the frames of the buttons and of the glass from `start` on. Flexible spaces share the rest of
  /// `length`.
  func places(from start: CGFloat, length: CGFloat, midY: CGFloat, height: CGFloat)
    -> (buttons: [Place], glasses: [Glass])
  {
    let flexible = parts.count { if case .flexibleSpace = $0 { true } else { false } }
    let free = flexible > 0 ? max(length - width, 0) / CGFloat(flexible) : 0
    var x = start
    var places: [Place] = []
    var glasses: [Glass] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { x += gap(before: index) }
      switch part {
      case .fixedSpace(let width): x += width
      case .flexibleSpace: x += free
      case .buttons(let buttons, let isProminent):
        let left = x
        for button in buttons {
          let width = width(of: button)
          places.append(
            Place(
              button: button, frame: CGRect(x: x, y: midY - height / 2, width: width, height: height)))
          x += width
        }
        if isOnGlass {
          let frame = CGRect(
            x: left, y: midY - BarMetrics.glassHeight / 2, width: x - left, height: BarMetrics.glassHeight)
          glasses.append(
            Glass(frame: frame, isProminent: isProminent, tint: buttons.first?.item.tintColor))
        }
      }
    }
    return (places, glasses)
  }
}

public import Foundation

/// Wheels of rows, drawn at rest.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// - Note: No effect on the picture.
  open var showsSelectionIndicator = true
  private var selected: [Int] = []
  private let band = UIView(frame: .zero)
  private var shown: [UIView] = []
  /// The elements of the components, which the last layout described.
  private var wheels: [UIAccessibilityElement] = []

  private static let rowHeight: CGFloat = 32
  /// The radius of the wheel, in points.
  private static let radius: CGFloat = 105

  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(
        origin: frame.origin,
        size: CGSize(
          width: frame.width > 0 ? frame.width : 320, height: frame.height > 0 ? frame.height : 216)))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func setUpForCoder() {
    super.setUpForCoder()
    prepare()
  }

  override class var nibMembers: NibMembers { super.nibMembers.adding(pickerViewNibSettings) }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIPickerView.self, hasPrivateParts: true) { _ in UIPickerView(frame: .zero) }
  }

  override var standardAccessibility: StandardAccessibility { StandardAccessibility(elements: wheels) }

  private func prepare() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    clipsToBounds = true
    addSubview(band)
  }

  open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }

  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: width(ofComponent: component), height: rowHeight(ofComponent: component))
  }

  open func reloadAllComponents() {
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    setNeedsLayout()
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard component >= 0, component < 64 else { return }
    while selected.count <= component { selected.append(0) }
    selected[component] = row
    setNeedsLayout()
  }

  /// Returns the selected row, or -1 for a component without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    guard count > 0 else { return -1 }
    return min(max(selected.indices.contains(component) ? selected[component] : 0, 0), count - 1)
  }

  /// Returns the delegate's view of a row.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in shown { view.removeFromSuperview() }
    shown = []
    let count = numberOfComponents
    let widths = (0..<count).map { width(ofComponent: $0) }
    let gap: CGFloat = 5
    var x = (bounds.width - widths.reduce(0, +) - gap * CGFloat(max(count - 1, 0))) / 2
    let height = (0..<count).map(rowHeight).max() ?? Self.rowHeight
    band.frame = CGRect(
      x: 9, y: bounds.midY - height / 2, width: max(bounds.width - 18, 0), height: height)
    band.isHidden = count == 0
    for component in 0..<count {
      let column = CGRect(x: x, y: 0, width: widths[component], height: bounds.height)
      describe(layOut(component, column), component, column)
      x += widths[component] + gap
    }
    wheels.removeLast(max(wheels.count - count, 0))
  }

  /// Describes a component by the text of its selected row.
  private func describe(_ row: UIView?, _ component: Int, _ column: CGRect) {
    if wheels.count <= component { wheels.append(UIAccessibilityElement(accessibilityContainer: self)) }
    wheels[component].accessibilityValue = row.flatMap(Self.text)
    wheels[component].accessibilityTraits = .adjustable
    wheels[component].accessibilityFrameInContainerSpace = column
  }

  private static func text(of view: UIView) -> String? {
    view.accessibilityLabel ?? view.subviews.lazy.compactMap(text).first
  }

  /// Lays out the rows of a component, and returns the view of the selected one.
  private func layOut(_ component: Int, _ column: CGRect) -> UIView? {
    let (height, middle) = (rowHeight(ofComponent: component), selectedRow(inComponent: component))
    guard middle >= 0, height > 0 else { return nil }
    var selected: UIView?
    for row in max(middle - 4, 0)...min(middle + 4, numberOfRows(inComponent: component) - 1) {
      let angle = CGFloat(row - middle) * height / Self.radius
      guard abs(angle) < 1.45 else { continue }
      let view = rowView(row, component)
      view.bounds.size = CGSize(width: column.width, height: height)
      view.center = CGPoint(x: column.midX, y: bounds.midY + Self.radius * sin(angle))
      view.transform = CGAffineTransform(scaleX: 1, y: cos(angle))
      view.alpha = row == middle ? 1 : max(0.1, 0.55 * cos(angle))
      if row == middle { selected = view }
      shown.append(view)
      addSubview(view)
    }
    return selected
  }

  private func rowView(_ row: Int, _ component: Int) -> UIView {
    if let own = view(forRow: row, forComponent: component), !(own is NoRowView) { return own }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 23)
    label.textAlignment = .center
    label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
      label.textAlignment = .center
    }
    return label
  }

  private func width(ofComponent component: Int) -> CGFloat {
    if let width = delegate?.pickerView(self, widthForComponent: component), width > 0 { return width }
    let count = CGFloat(max(numberOfComponents, 1))
    return max((bounds.width - 18 - 5 * (count - 1)) / count, 0)
  }

  private func rowHeight(ofComponent component: Int) -> CGFloat {
    if let height = delegate?.pickerView(self, rowHeightForComponent: component), height > 0 { return height }
    return Self.rowHeight
  }
}

/// A data source that provides the numbers of components and rows of a picker view.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that provides the content of the rows. Unlike UIKit, a height or width of 0 stands for the
/// picker's own.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row. Titles are drawn if the delegate does not implement it.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView() }
  /// - Note: No effect on the picture.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A placeholder for delegates that provide no views of their own.
final class NoRowView: UIView {}

import CellConstraints
import Foundation
import UIKit

extension FuzzTarget {
  static let solver = FuzzTarget("solver", "constraints that come, go and change, and are solved") { bytes in
    var source = ByteSource(bytes)
    var solver = ConstraintSolver()
    let variables = (0...source.number(below: 8)).map { _ in solver.addVariable() }
    var installed: [InstalledConstraint] = []
    while !source.isEmpty {
      let place = source.number(below: max(1, installed.count))
      switch source.byte() % 8 {
      case 0 where !installed.isEmpty: try? solver.remove(installed.remove(at: place))
      case 1 where !installed.isEmpty: try? solver.setConstant(source.number(), of: installed[place])
      case 2 where !installed.isEmpty: try? solver.setPriority(source.priority(), of: installed[place])
      case 3: solver.solve()
      default:
        if let constraint = try? solver.add(source.constraint(of: variables)) { installed.append(constraint) }
      }
    }
    solver.solve()
    for variable in variables {
      precondition(solver.value(of: variable).isFinite, "a variable has no finite value")
      _ = (solver.isAmbiguous(variable), solver.constraints(affecting: variable))
    }
  }

  static let formats = FuzzTarget("formats", "visual formats, and the layout they ask for") { bytes in
    var source = ByteSource(bytes)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    var views: [String: UIView] = [:]
    for name in ["a", "bb", "c1"] {
      let view = UILabel()
      view.text = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    let metrics: [String: Any] = ["m": source.number(), "n": 20]
    while !source.isEmpty {
      let options = NSLayoutConstraint.FormatOptions(rawValue: UInt(source.number(below: 65_536)))
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: source.text(), options: options, metrics: metrics, views: views))
    }
    ScenePictures.draw(root.scene(), longestSide: 32)
  }

  static let constraints = FuzzTarget(
    "constraints", "views with constraints and stack views, laid out and asked"
  ) {
    bytes in
    var source = ByteSource(bytes)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    var views: [UIView] = [root]
    while !source.isEmpty {
      let view = source.element(of: views, or: root)
      switch source.byte() % 8 {
      case 0,
        1 where views.count < 24:
        views.append(source.view(in: view))
      case 2: source.changeStack(view as? UIStackView)
      case 3: view.constraints.first?.constant = source.length()
      case 4: view.constraints.last?.isActive = source.flag()
      case 5: root.layoutIfNeeded()
      default: source.constraint(from: view, to: source.element(of: views, or: root))?.isActive = true
      }
    }
    ScenePictures.draw(root.scene(), longestSide: 32)
    for view in views {
      _ = (view.hasAmbiguousLayout, view.constraintsAffectingLayout(for: .horizontal))
      _ = view.systemLayoutSizeFitting(CGSize(width: source.length(), height: 0))
    }
  }
}

extension ByteSource {
  fileprivate mutating func priority() -> Priority {
    Priority(element(of: [1_000, 750, 500, 250, number()], or: 1_000))
  }

  fileprivate mutating func constraint(of variables: [Variable]) -> LinearConstraint {
    let terms = (0...number(below: 4)).map { _ in
      LinearConstraint.Term(element(of: variables, or: variables[0]), flag() ? 1 : number())
    }
    return LinearConstraint(
      terms, constant: number(), element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual], or: .equal),
      priority: priority())
  }

  /// Returns a new view of a kind that has a size of its own, or a plain view.
  @MainActor fileprivate mutating func view(in superview: UIView) -> UIView {
    let view: UIView =
      switch byte() % 5 {
      case 0: UIStackView()
      case 1: UIButton(type: .system)
      case 2: UITextField()
      case 3: UIView()
      default: UILabel()
      }
    (view as? UILabel)?.text = text()
    view.translatesAutoresizingMaskIntoConstraints = flag()
    if view.translatesAutoresizingMaskIntoConstraints { view.frame = rect() }
    if let stack = superview as? UIStackView, flag() {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
    return view
  }

  @MainActor fileprivate mutating func changeStack(_ stack: UIStackView?) {
    guard let stack else { return }
    stack.axis = flag() ? .vertical : .horizontal
    stack.distribution = UIStackView.Distribution(rawValue: number(below: 5)) ?? .fill
    stack.alignment = UIStackView.Alignment(rawValue: number(below: 6)) ?? .fill
    stack.spacing = length()
    stack.isLayoutMarginsRelativeArrangement = flag()
    stack.layoutMargins = UIEdgeInsets(top: length(), left: length(), bottom: length(), right: length())
    if let first = stack.arrangedSubviews.first {
      first.isHidden = flag()
      stack.setCustomSpacing(length(), after: first)
    }
  }

  @MainActor fileprivate mutating func constraint(from view: UIView, to other: UIView) -> NSLayoutConstraint?
  {
    guard let attribute = NSLayoutConstraint.Attribute(rawValue: number(below: 21)),
      let otherAttribute = NSLayoutConstraint.Attribute(rawValue: number(below: 21)),
      let relation = NSLayoutConstraint.Relation(rawValue: number(below: 3) - 1)
    else { return nil }
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation,
      toItem: otherAttribute == .notAnAttribute ? nil : other, attribute: otherAttribute,
      multiplier: flag() ? 1 : length(), constant: length())
    constraint.priority = UILayoutPriority(rawValue: flag() ? 1_000 : Float(number()))
    return constraint
  }
}

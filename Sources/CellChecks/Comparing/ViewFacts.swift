import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// What can be said of a view beside what its layout says: what the app set of it, and shapes.
struct ViewFacts: Hashable {
  struct Fact: Hashable {
    /// That of UIKit's property.
    let name: String
    let value: String
    /// Tells values apart that read the same.
    var fingerprint = ""
  }

  /// Whether UIKit makes what is in the view.
  private(set) var ownsContents = false
  /// Whether it is a cell, header or footer of a class that is not UIKit's.
  private(set) var isCellOfApp = false
  /// Whether UIKit adds and removes it after what was set of a cell.
  private(set) var isPartOfCell = false
  private(set) var settings: [Fact] = []
  /// What usually follows from frames.
  private(set) var shapes: [Fact] = []

  @MainActor
  init(of layer: CALayer) {
    if let view = layer.view { noteSettings(of: view) }
    noteShapes(of: layer)
  }

  /// Whether what is in the view follows from settings that others have otherwise.
  func explainContents(unlike others: ViewFacts) -> Bool {
    guard settings != others.settings else { return false }
    return ownsContents || offset != others.offset
  }

  private var offset: Fact? { settings.first { $0.name == "contentOffset" } }

  @MainActor
  private mutating func noteSettings(of view: UIView) {
    ownsContents = view.isSystemControl
    isPartOfCell = view is any TableCellPart
    isCellOfApp = view.isReused && !UIKitModule.declares(type(of: view))
    if let control = view as? UIControl {
      add("isEnabled", control.isEnabled)
      add("isSelected", control.isSelected)
      add("isHighlighted", control.isHighlighted)
    }
    switch view {
    case let cell as UITableViewCell:
      add("accessoryType", cell.accessoryType)
      add("indentationLevel", cell.indentationLevel)
      add("isSelected", cell.isSelected)
      add("isHighlighted", cell.isHighlighted)
    case let label as UILabel:
      add("numberOfLines", label.numberOfLines)
      add("lineBreakMode", label.lineBreakMode)
      add("isEnabled", label.isEnabled)
    case let imageView as UIImageView: add("contentMode", imageView.contentMode)
    case let toggle as UISwitch: add("isOn", toggle.isOn)
    case let slider as UISlider: add("value", slider.value)
    case let bar as UIProgressView: add("progress", bar.progress)
    case let segments as UISegmentedControl: add("selectedSegmentIndex", segments.selectedSegmentIndex)
    case let pages as UIPageControl:
      add("numberOfPages", pages.numberOfPages)
      add("currentPage", pages.currentPage)
    case let indicator as UIActivityIndicatorView: add("isAnimating", indicator.isAnimating)
    case let field as UITextField:
      add("text", field.text.map { "\"\($0)\"" } ?? "none")
      add("placeholder", field.placeholder.map { "\"\($0)\"" } ?? "none")
    case let scroll as UIScrollView where !(scroll is UITableView) && scroll.isInCell:
      add("contentOffset", PlainNumber.text(scroll.contentOffset))
    default: break
    }
  }

  private mutating func add(_ name: String, _ value: some Any) {
    settings.append(Fact(name: name, value: "\(value)"))
  }

  @MainActor
  private mutating func noteShapes(of layer: CALayer) {
    if layer.hasVisibleShadow { shapes.append(Self.outline("shadowPath", layer.shadowPath)) }
    if let mask = layer.mask {
      var fact = Self.outline("mask", (mask as? CAShapeLayer)?.path)
      if fact.fingerprint.isEmpty {
        fact = Fact(name: "mask", value: "\(type(of: mask)) at \(PlainNumber.text(mask.frame))")
      }
      shapes.append(fact)
    } else {
      shapes.append(Fact(name: "mask", value: "none"))
    }
    if let shape = layer as? CAShapeLayer { shapes.append(Self.outline("path", shape.path)) }
  }

  private static func outline(_ name: String, _ path: CGPath?) -> Fact {
    guard let path, !path.isEmpty else { return Fact(name: name, value: "none") }
    var hash = Fingerprint()
    hash.combine(path.path)
    return Fact(
      name: name, value: "around \(PlainNumber.text(path.boundingBoxOfPath))", fingerprint: hash.text)
  }
}

extension UIView {
  fileprivate var isInCell: Bool {
    var next = superview
    while let view = next {
      if view is UITableViewCell || view is UICollectionViewCell { return true }
      next = view.superview
    }
    return false
  }
}

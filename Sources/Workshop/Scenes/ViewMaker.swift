import Foundation
import UIKit

/// A builder of a scene's views, which keeps the sources of their content alive.
@MainActor final class ViewMaker {
  private(set) var views: [String: UIView] = [:]
  /// The sizes of texts by the ids of their labels, for comparisons without Apple's font.
  private var standIns: [String: [Double]] = [:]
  /// The data sources and delegates, which tables and collections hold weakly, and the root's controller.
  private var sources: [AnyObject] = []
  private var window: UIWindow?

  /// The classes that a scene can have, by name.
  static let classes = Dictionary(
    uniqueKeysWithValues: ViewFacts.all(in: "UIKit").map { ("\($0.type)", $0) })

  /// Returns the root view after layout. Where it has safe area insets, a controller sets them.
  func make(_ scene: SceneDescription) -> UIView {
    if scene.isLaidOutByConstraints { standIns = scene.intrinsic ?? [:] }
    let root = make(scene.tree)
    if root.frame == .zero {
      root.frame = CGRect(x: 0, y: 0, width: scene.screen[0], height: scene.screen[1])
    }
    for constraint in scene.constraints { activate(constraint) }
    if let navigation = scene.navigation {
      show(root, below: navigation, of: scene)
    } else if let insets = scene.tree.safeAreaInsets {
      let controller = UIViewController()
      controller.view = root
      controller.additionalSafeAreaInsets = UIEdgeInsets(insets)
      sources.append(controller)
    }
    root.layoutIfNeeded()
    return root
  }

  /// Shows the root under the bar of a navigation controller, in a window with the tree's safe area insets.
  private func show(_ root: UIView, below description: NavigationDescription, of scene: SceneDescription) {
    let controller = UIViewController()
    controller.view = root
    controller.title = description.title
    if let title = description.rightButton {
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: title, style: .plain, target: nil, action: nil)
    }
    if let placeholder = description.search {
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.placeholder = placeholder
      controller.navigationItem.searchController = search
      views["search"] = search.searchBar
    }
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.isTranslucent = description.isOpaque != true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: scene.screen[0], height: scene.screen[1]))
    window.deviceSafeAreaInsets = UIEdgeInsets(scene.tree.safeAreaInsets ?? [0, 0, 0, 0])
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    views["bar"] = navigation.navigationBar
    self.window = window
  }

  /// Makes views in a view and activates the constraints between them.
  func make(
    _ descriptions: [ViewDescription], _ constraints: [SceneDescription.Constraint], in view: UIView,
    named id: String?
  ) {
    if let id { views[id] = view }
    for description in descriptions { view.addSubview(make(description)) }
    for constraint in constraints { activate(constraint) }
  }

  func make(_ description: ViewDescription) -> UIView {
    let view = view(of: description)
    views[description.id] = view
    if let frame = description.frame { view.frame = CGRect(frame) }
    if let color = description.backgroundColor { view.backgroundColor = UIColor(described: color) }
    if let radius = description.cornerRadius { view.layer.cornerRadius = radius }
    if let clips = description.clipsToBounds { view.clipsToBounds = clips }
    view.setLook(description)
    if let margins = description.layoutMargins { view.layoutMargins = UIEdgeInsets(margins) }
    if let transform = description.transform, transform.count == 6 {
      view.transform = CGAffineTransform(
        a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4],
        ty: transform[5])
    }
    if description.sizeToFit == true { view.sizeToFit() }
    if description.autoLayout == true { view.translatesAutoresizingMaskIntoConstraints = false }
    view.setPriorities(description)
    for subview in description.subviews ?? [] {
      let child = make(subview)
      if let stack = view as? UIStackView { stack.addArrangedSubview(child) } else { view.addSubview(child) }
    }
    return view
  }

  private func view(of description: ViewDescription) -> UIView {
    switch description.class {
    case "UILabel":
      if let size = standIns[description.id], description.numberOfLines ?? 1 == 1 {
        StandInLabel(described: description, size: CGSize(size))
      } else {
        UILabel(described: description)
      }
    case "UIStackView": UIStackView(described: description)
    case "UIButton": UIButton.make(description)
    case "UITextField": UITextField(described: description)
    case "UITextView": UITextView(described: description)
    case "UITableView": table(description)
    case "UICollectionView": collection(description)
    case "UIScrollView": UIScrollView(frame: .zero)
    case "UIView":
      if let size = standIns[description.id] { StandInView(size: size) } else { UIView(frame: .zero) }
    default: UIView.control(description) ?? sample(of: description.class)
    }
  }

  /// Returns a view of a class of which a scene says only the frame.
  private func sample(of className: String) -> UIView {
    Self.classes[className]?.sample?(UsualSampleSource()) ?? UIView(frame: .zero)
  }

  private func table(_ description: ViewDescription) -> UITableView {
    let style: UITableView.Style =
      switch description.style {
      case "insetGrouped": .insetGrouped
      case "grouped": .grouped
      default: .plain
      }
    let table = UITableView(frame: .zero, style: style)
    let source = TableSource(description.sections ?? [], maker: self)
    sources.append(source)
    table.contentInsetAdjustmentBehavior = description.insetAdjustment
    table.dataSource = source
    let hasHeaders = description.sections?.contains { $0.headerView != nil } == true
    let headers = hasHeaders ? HeaderDelegate(source) : nil
    if let headers { sources.append(headers) }
    table.delegate = headers ?? source
    return table
  }

  private func collection(_ description: ViewDescription) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    if let flow = description.layout {
      layout.scrollDirection = flow.scrollDirection == "horizontal" ? .horizontal : .vertical
      layout.itemSize = CGSize(flow.itemSize)
      layout.minimumLineSpacing = flow.minimumLineSpacing
      layout.minimumInteritemSpacing = flow.minimumInteritemSpacing
      layout.sectionInset = UIEdgeInsets(flow.sectionInset)
      layout.headerReferenceSize = CGSize(flow.headerReferenceSize ?? [0, 0])
      layout.footerReferenceSize = CGSize(flow.footerReferenceSize ?? [0, 0])
    }
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let source = CollectionSource(description.sections ?? [])
    sources.append(source)
    source.register(with: collection)
    collection.contentInsetAdjustmentBehavior = description.insetAdjustment
    collection.dataSource = source
    let sections = description.sections ?? []
    let sizes = FlowSizes(sections)
    let footers = FlowFooters(sections)
    sources += [sizes, footers]
    // UIKit lays out items that a delegate sizes otherwise than items that all have the layout's size.
    let hasSizes = sections.contains { $0.itemSizes != nil }
    collection.delegate = hasSizes ? sizes : footers
    return collection
  }
}

internal import CellNibs

/// The bars around the controllers of a storyboard, which the editor subtracts from the safe area.
struct SceneBars {
  struct Bars {
    var hasNavigationBar = false
    var hasLargeTitle = false
    var hasTabBar = false
    var hasToolbar = false
  }

  private var bars: [String: Bars] = [:]

  init(_ document: NibDocument) {
    let controllers = document.scenes.compactMap(\.main)
    let byID = Dictionary(controllers.compactMap { object in object.id.map { ($0, object) } }) { first, _ in
      first
    }
    for controller in controllers {
      guard let id = controller.id else { continue }
      if controller.element == "tabBarController" {
        for child in Self.related(controller) { reach(child, byID) { $0.hasTabBar = true } }
      } else if controller.element == "navigationController" {
        let bar = controller.child("navigationBar")
        let isHidden = controller.attributes["navigationBarHidden"] == "YES"
        let isLarge = bar?.attributes["largeTitles"] == "YES"
        let outer = bars[id]
        for child in Self.related(controller) {
          reach(child, byID) {
            $0.hasNavigationBar = !isHidden
            $0.hasLargeTitle = isLarge
            if outer?.hasTabBar == true { $0.hasTabBar = true }
          }
        }
      }
    }
  }

  func around(_ controller: NibObject) -> Bars { controller.id.flatMap { bars[$0] } ?? Bars() }

  private static func related(_ controller: NibObject) -> [String] {
    controller.connections.compactMap { connection in
      guard case .segue(let segue) = connection.kind, segue.kind == "relationship" else { return nil }
      return connection.destination
    }
  }

  /// Changes the bars of a controller and of those to which it leads in the same stack.
  private mutating func reach(_ id: String, _ byID: [String: NibObject], _ change: (inout Bars) -> Void) {
    var seen: Set<String> = []
    var open = [id]
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let controller = byID[next] else { continue }
      change(&bars[next, default: Bars()])
      let isContainer = ["navigationController", "tabBarController"].contains(controller.element)
      open += Self.segues(in: controller).compactMap { connection in
        guard case .segue(let segue) = connection.kind else { return nil }
        let goesOn = ["show", "push"].contains(segue.kind) || isContainer && segue.kind == "relationship"
        return goesOn ? connection.destination : nil
      }
    }
  }

  private static func segues(in object: NibObject) -> [NibConnection] {
    object.connections + object.children.flatMap(segues) + object.lists.values.flatMap { $0.flatMap(segues) }
  }
}

extension NibScene {
  /// The controller of the scene.
  var main: NibObject? { objects.first { $0.element.hasSuffix("ontroller") } }
}

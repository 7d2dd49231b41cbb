import Testing
import UIKit

/// Tests of random trees of views with random constraints and random changes.
@MainActor @Suite struct RandomConstraintsTests {
  /// The description of a tree that can be built more than once.
  private struct Plan {
    struct Link {
      var first: Int
      var attribute: NSLayoutConstraint.Attribute
      var second: Int?
      var other: NSLayoutConstraint.Attribute
      var relation: NSLayoutConstraint.Relation
      var multiplier: CGFloat
      var constant: CGFloat
      var priority: Float
      var isActive = true
    }

    /// The parent of each view except the first.
    var parents: [Int] = []
    var contents: [CGSize] = []
    var isPlaced: [Bool] = []
    var links: [Link] = []
  }

  private struct Tree {
    var views: [Box]
    var constraints: [NSLayoutConstraint]

    @MainActor init(_ plan: Plan) {
      views = plan.contents.map { Box($0.width, $0.height) }
      for (index, view) in views.enumerated() {
        view.translatesAutoresizingMaskIntoConstraints = plan.isPlaced[index]
        if plan.isPlaced[index] { view.frame = CGRect(x: 3, y: 4, width: 50 + index, height: 40) }
        if index > 0 { views[plan.parents[index - 1]].addSubview(view) }
      }
      views[0].frame = CGRect(x: 0, y: 0, width: 320, height: 200)
      let views = views
      constraints = plan.links.map { link in
        let constraint = NSLayoutConstraint(
          item: views[link.first], attribute: link.attribute, relatedBy: link.relation,
          toItem: link.second.map { views[$0] }, attribute: link.other, multiplier: link.multiplier,
          constant: link.constant)
        constraint.priority = UILayoutPriority(link.priority)
        constraint.isActive = link.isActive
        return constraint
      }
    }

    @MainActor var frames: [CGRect] {
      views[0].layoutIfNeeded()
      return views.map(\.frame)
    }
  }

  private func plan(_ random: inout SplitMix) -> Plan {
    var plan = Plan()
    let count = 3 + random.below(7)
    for index in 0..<count {
      if index > 0 { plan.parents.append(random.below(index)) }
      let none = random.below(3) == 0
      plan.contents.append(
        none ? CGSize(width: -1, height: -1) : CGSize(width: random.below(90), height: random.below(40)))
      plan.isPlaced.append(index == 0 || random.below(6) == 0)
    }
    for _ in 0..<(2 * count) { plan.links.append(link(count, &random)) }
    return plan
  }

  private func link(_ count: Int, _ random: inout SplitMix) -> Plan.Link {
    let horizontal: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    let relations: [NSLayoutConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priorities: [Float] = [1000, 1000, 999, 750, 500, 250, 1]
    let kind = random.below(3)
    let sides = kind == 0 ? horizontal : kind == 1 ? vertical : [.width, .height]
    let isConstant = kind == 2 && random.below(2) == 0
    return Plan.Link(
      first: random.below(count), attribute: sides[random.below(sides.count)],
      second: isConstant ? nil : random.below(count),
      other: isConstant ? .notAnAttribute : sides[random.below(sides.count)],
      relation: relations[random.below(relations.count)], multiplier: kind == 2 ? 0.5 : 1,
      constant: CGFloat(random.below(60) - 20), priority: priorities[random.below(priorities.count)])
  }

  @Test(arguments: 0..<8) func `changed constraints give the same layout as building anew`(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    for _ in 0..<25 {
      var plan = plan(&random)
      let changed = Tree(plan)
      _ = changed.frames
      for _ in 0..<4 {
        let index = random.below(plan.links.count)
        switch random.below(3) {
        case 0:
          plan.links[index].constant += 7
          changed.constraints[index].constant += 7
        case 1:
          plan.links[index].isActive.toggle()
          changed.constraints[index].isActive.toggle()
        default:
          let view = random.below(plan.contents.count)
          plan.contents[view] = CGSize(width: random.below(90), height: random.below(40))
          changed.views[view].setContent(plan.contents[view].width, plan.contents[view].height)
        }
        _ = changed.frames
      }
      // A constraint that is activated again comes last, so only plans without conflicts have one layout.
      var fresh: [CGRect] = []
      let found = Diagnostics.found { fresh = Tree(plan).frames }
      if found.isEmpty { #expect(changed.frames == fresh) }
    }
  }

  @Test(arguments: [CGFloat(1e9), -1e9, .leastNonzeroMagnitude, 16_777_217])
  func `an extreme constant gives finite frames`(_ constant: CGFloat) {
    let (first, second) = (Box(10, 10), Box(10, 10))
    let holder = UIView.holding(first, second)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: constant),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: constant),
      second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 1e6),
    ])
    holder.layoutIfNeeded()
    #expect(second.frame.origin.x.isFinite)
    #expect(second.frame.width.isFinite)
  }
}

/// Random numbers that are the same on every run.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }
}

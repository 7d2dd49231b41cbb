import CellSnapTemporaryFiles
import Foundation
import Testing

@testable import UIKit

@MainActor struct ViewFactsTests {
  private final class OwnSwitch: UISwitch {}

  @Test func `every view that an app can name states its facts`() throws {
    let views = try SourceClasses.names(in: "Sources/UIKit/UIKit").compactMap {
      ClassIndex.type(named: $0, in: "UIKit") as? UIView.Type
    }
    #expect(views.contains { $0 == UIColorWell.self })
    #expect(views.filter { $0.facts.type != $0 }.map { "\($0)" } == [])
    #expect(ViewFacts.all(in: "UIKit").count == views.count)
  }

  @Test func `the sample of each class is a view of the class and has a size`() {
    for facts in ViewFacts.all(in: "UIKit") {
      guard let view = facts.sample?(UsualSampleSource()) else { continue }
      #expect(type(of: view) == facts.type)
      view.frame.size = view.sizeThatFits(CGSize(width: 320, height: 480))
      view.layoutIfNeeded()
      #expect(view.layer.placement.isFinite, "\(facts.type)")
    }
  }

  @Test func `a class without facts of its own has its superclass's`() {
    #expect(OwnSwitch.facts.type == UISwitch.self)
    #expect(OwnSwitch.facts.minimumTouch == .ownSize)
    #expect(UIView.facts.minimumTouch == .square)
  }

  @Test func `only a window has no sample`() {
    let classes = ViewFacts.all(in: "UIKit").filter { $0.sample == nil }.map { "\($0.type)" }
    #expect(classes == ["UIWindow"])
  }
}

import CellSnapshots
import Foundation
import Testing
import UIKit

@testable import CellSnapSocialFeed
@testable import CellCatalog

@MainActor struct SnapshotLayoutCaptureTests {
  private func lines(of view: UIView, rect: CGRect? = nil) -> [String] {
    let layout = SnapshotLayout(of: view, rect: rect ?? CGRect(origin: .zero, size: view.bounds.size))
    return layout.text.split(separator: "\n").map(String.init)
  }

  private func view(_ frame: CGRect, in superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    superview?.addSubview(view)
    return view
  }

  @Test func `a table is captured as its rows and their named views`() throws {
    let accounts = Array(try SampleData.accounts().prefix(2))
    let layout = try capturedLayout(of: .controller(FriendsController(accounts: accounts)))
    let text = """
      375 118
      UITableView tableView 0 0 375 118 background=#FFFFFFFF
        FriendCell - 0 0 375 59 row=0-0 background=#FFFFFFFF
          UIView contentView 0 0 375 59
            AvatarView avatarView 10 5 44 44 image=79d5ca85 file=elena.jpg mode=scaleAspectFill clips=true corner=22
              UILabel initialsLabel 0 0 44 44 hidden
            UILabel fullNameLabel 64 8 301 21 lines=1 font="Inter-Medium 17" color=#000000FF text="Elena Marsh"
            UILabel lastSeenLabel 64 29 301 16 lines=1 font="Inter-Regular 13" color=#6B6B75FF text="Last seen today"
          TableCellSeparator separator 64 58 311 1 background=#3C3C431F
        FriendCell - 0 59 375 59 row=0-1 background=#FFFFFFFF
          UIView contentView 0 0 375 59
            AvatarView avatarView 10 5 44 44 image=085d509c file=bruno.jpg mode=scaleAspectFill clips=true corner=22
              UILabel initialsLabel 0 0 44 44 hidden
            UILabel fullNameLabel 64 8 301 21 lines=1 font="Inter-Medium 17" color=#000000FF text="Bruno Keller"
            UILabel lastSeenLabel 64 29 301 16 lines=1 font="Inter-Regular 13" color=#6B6B75FF text="Last seen today"
          TableCellSeparator separator 64 58 311 1 background=#3C3C431F

      """
    #expect(layout.text == text)
    #expect(try SnapshotLayout(parsing: layout.text) == layout)
  }

  @Test func `the layout of every demo post is read back from its text`() throws {
    let layout = try capturedLayout(of: .controller(UserProfileTVC(statuses: try SampleData.statuses())))
    #expect(layout.views.count > 300)
    #expect(try SnapshotLayout(parsing: layout.text) == layout)
  }

  @Test func `colours are captured in the appearance of the configuration`() throws {
    let label = UILabel()
    label.text = "Hi"
    #expect(
      try capturedLayout(of: .view(label), width: 40, style: .dark).views[0].attributes[.color]
        == "#FFFFFFFF")
  }

  @Test func `equal view trees give equal layouts`() throws {
    func layout() throws -> SnapshotLayout {
      try capturedLayout(
        of: .controller(UserProfileTVC(statuses: Array(try SampleData.statuses().prefix(3)))))
    }
    #expect(try layout() == layout())
  }

  @Test func `the nearest view that holds a view gives it its name`() {
    let outer = Holder(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    let inner = Holder(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let badge = view(CGRect(x: 0, y: 0, width: 5, height: 5), in: inner)
    outer.addSubview(inner)
    outer.held = badge
    inner.many = [view(.zero), badge]
    #expect(
      lines(of: outer) == [
        "90 90", "Holder - 0 0 90 90", "  Holder - 0 0 50 50", "    UIView many[1] 0 0 5 5",
      ])
  }

  @Test func `lazy properties and layers give names`() {
    let holder = Holder(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    holder.addSubview(holder.late)
    holder.layer.addSublayer(holder.plate)
    holder.plate.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    holder.plate.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor
    #expect(
      lines(of: holder) == [
        "90 90", "Holder - 0 0 90 90", "  UIView late 0 0 7 7",
        "  CALayer plate 1 2 3 4 background=#FF000080",
      ])
  }

  @Test func `the subviews of a hidden view are left out`() {
    let root = view(CGRect(x: 0, y: 0, width: 90, height: 90))
    let hidden = view(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    _ = view(CGRect(x: 0, y: 0, width: 5, height: 5), in: hidden)
    hidden.isHidden = true
    view(CGRect(x: 1, y: 0, width: 50, height: 50), in: root).alpha = 0
    #expect(
      lines(of: root) == [
        "90 90", "UIView - 0 0 90 90", "  UIView - 0 0 50 50 hidden", "  UIView - 1 0 50 50 hidden",
      ])
  }

  @Test func `only views that the rectangle touches are listed`() {
    let root = view(CGRect(x: 0, y: 0, width: 90, height: 900))
    _ = view(CGRect(x: 0, y: 0, width: 90, height: 100), in: root)
    _ = view(CGRect(x: 0, y: 100, width: 90, height: 100), in: root)
    let far = view(CGRect(x: 0, y: 800, width: 90, height: 100), in: root)
    _ = view(CGRect(x: 0, y: -650, width: 9, height: 10), in: far)
    let clipping = view(CGRect(x: 0, y: 800, width: 90, height: 100), in: root)
    clipping.clipsToBounds = true
    _ = view(CGRect(x: 0, y: -650, width: 9, height: 10), in: clipping)
    #expect(
      lines(of: root, rect: CGRect(x: 0, y: 100, width: 90, height: 100)) == [
        "90 100", "UIView - 0 -100 90 900", "  UIView - 0 100 90 100", "  UIView - 0 800 90 100",
        "    UIView - 0 -650 9 10",
      ])
  }

  @Test func `frames in a scroll view are relative to its visible bounds`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    scrollView.contentOffset = CGPoint(x: 0, y: 30)
    _ = view(CGRect(x: 5, y: 40, width: 10, height: 10), in: scrollView)
    #expect(lines(of: scrollView).last == "  UIView - 5 10 10 10")
  }

  @Test func `rounding errors are left out of frames`() {
    let root = view(CGRect(x: 0, y: 0, width: 90, height: 90))
    _ = view(CGRect(x: 0.1 + 0.2, y: 100.0 / 3, width: -0.0, height: 1), in: root)
    #expect(lines(of: root).last == "  UIView - 0.3 33.333 0 1")
  }

  @Test func `frames that are not numbers do no harm`() {
    let root = view(CGRect(x: 0, y: 0, width: 90, height: 90))
    _ = view(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), in: root)
    view(CGRect(x: 0, y: 0, width: 9, height: 9), in: root).transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(lines(of: root).last == "  UIView - nan 0 1 1")
    _ = lines(of: root, rect: .infinite)
    _ = lines(of: root, rect: .null)
  }

  @Test func `a transform is noted`() {
    let root = view(CGRect(x: 0, y: 0, width: 90, height: 90))
    let turned = view(CGRect(x: 10, y: 10, width: 20, height: 40), in: root)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(lines(of: root).last == "  UIView - 0 20 40 20 transform=\"0 1 -1 0\"")
  }

  @Test func `a shape layer has the frame of its path`() {
    let root = view(CGRect(x: 0, y: 0, width: 90, height: 90))
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8), transform: nil)
    shape.strokeColor = UIColor.white.cgColor
    shape.lineWidth = 2
    root.layer.addSublayer(shape)
    #expect(
      lines(of: root).last
        == "  CAShapeLayer - 5 6 7 8 fill=#000000FF path=b5f2e2eb stroke=\"2 #FFFFFFFF\"")
  }

  @Test func `a drawing is noted with its text`() {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    func attributes(_ text: String) -> (text: String?, drawing: String?) {
      view.text = text
      view.setNeedsDisplay()
      _ = view.scene()
      let line = SnapshotLayout(of: view, rect: view.bounds).views[0]
      return (line.text, line.attributes[.drawing])
    }
    #expect(attributes("Drawn").text == "Drawn")
    #expect(attributes("Drawn").drawing == attributes("Drawn").drawing)
    #expect(attributes("Drawn").drawing != attributes("Redrawn").drawing)
  }
}

private final class Holder: UIView {
  var held: UIView?
  var many: [UIView] = []
  let plate = CALayer()
  lazy var late = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
}

private final class Drawing: UIView {
  var text = ""

  override func draw(_ rect: CGRect) {
    text.draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 15)])
  }
}

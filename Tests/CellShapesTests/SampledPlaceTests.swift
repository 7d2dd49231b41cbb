import CellCatalog
import Foundation
import Testing
import UIKit

@testable import CellShapes

@MainActor struct SampledPlaceTests {
  private final class TagCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "Tag"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Returns the stage of the first of some entries, laid out at a width of 320 points.
  private func stage(_ entries: [CatalogEntry]) throws -> SampleStage {
    guard case .view(let view) = entries[0].build(), let stage = view as? SampleStage else {
      throw SampleError(type: "SampleStage")
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    stage.frame = CGRect(
      x: 0, y: 0, width: 320, height: stage.sizeThatFits(CGSize(width: 320, height: 0)).height)
    window.addSubview(stage)
    window.layoutIfNeeded()
    return stage
  }

  private func entries<View: UIView>(_ make: @escaping @MainActor () -> View) -> [CatalogEntry] {
    CatalogEntry.sampled("Note", isFilled: false) { _ in
      make()
    } filled: { _, _ in
    }
  }

  @Test func `a view has the size that the app's layout gives it`() throws {
    let stage = try stage(
      entries { TagCell(frame: .zero) }
        .size { screen in SampleSize(width: screen.width / 2 - 10, height: screen.height / 4 + 0.3) })
    #expect(stage.subviews.first?.frame == CGRect(x: 0, y: 0, width: 150, height: 142))
  }

  @Test func `the last of two sizes is the one with which a cell is made`() {
    var frame: CGRect?
    let entries = entries {
      frame = SampleViews.frame
      return TagCell(frame: SampleViews.frame)
    }
    _ = entries.size { _ in SampleSize(width: 10, height: 10) }.size { _ in SampleSize(width: 20, height: 20)
    }[0]
    .build()
    #expect(frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `a cell is made with the size that the layout gives it`() {
    var frame: CGRect?
    let entries = entries {
      frame = SampleViews.frame
      return TagCell(frame: SampleViews.frame)
    }
    _ = entries.size { _ in SampleSize(width: 137, height: 202.6) }[0].build()
    #expect(frame == CGRect(x: 0, y: 0, width: 137, height: 203))
    _ = entries.size { _ in SampleSize(width: 137) }[0].build()
    #expect(frame == .zero)
  }

  @Test func `a side that the layout leaves open is as large as the content`() throws {
    let stage = try stage(entries { TagCell(frame: .zero) }.size { _ in SampleSize(width: 200) })
    #expect(stage.subviews.first?.frame.width == 200)
    #expect(stage.subviews.first.map { $0.frame.height < 40 } == true)
  }

  @Test func `an item of one line is as wide as its text where nothing says more`() throws {
    let width = try stage(entries { TagCell(frame: .zero) }).subviews.first?.frame.width ?? 0
    #expect(width > 20 && width < 100)
  }

  @Test func `an item without a content of its own is one of a grid of two columns`() throws {
    let frame = try stage(entries { UICollectionViewCell(frame: .zero) }).subviews.first?.frame
    #expect(frame == CGRect(x: 0, y: 0, width: 136, height: 136))
  }

  @Test func `the app's colour is behind a view`() throws {
    #expect(try stage(entries { UILabel() }.ground { .black }).backgroundColor == .black)
    #expect(try stage(entries { UILabel() }.ground { nil }).backgroundColor == .systemBackground)
  }

  @Test func `a view of a dark app is made and drawn dark`() throws {
    var style = UIUserInterfaceStyle.unspecified
    let stage = try stage(
      entries {
        style = UITraitCollection.current.userInterfaceStyle
        return UILabel()
      }.userInterfaceStyle(.dark))
    #expect(style == .dark)
    #expect(stage.subviews.first?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `an image view without an image gets a picture of its size, and a small mark none`() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
    let mark = UIImageView(frame: CGRect(x: 100, y: 0, width: 16, height: 16))
    box.addSubview(picture)
    box.addSubview(mark)
    _ = try stage(entries { box })
    #expect(picture.image?.size == CGSize(width: 90, height: 60))
    #expect(mark.image == nil)
  }

  @Test func `without optional values an image view stays empty`() throws {
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 90, height: 60))
    let entries = CatalogEntry.sampled("Note", isFilled: true) { _ in
      picture
    } filled: { _, _ in
    }
    _ = try stage(Array(entries.suffix(1)))
    #expect(picture.image == nil)
  }

  @Test func `what a view leaves to the main queue is done before its picture`() {
    var order: [String] = []
    let entries = CatalogEntry.sampled("Note", isFilled: true) { _ in
      UILabel()
    } filled: { _, _ in
      let isKept = LaterWork.keep {
        order.append("later")
        _ = LaterWork.keep { order.append("last") }
      }
      #expect(isKept)
      order.append("filled")
    }
    _ = entries[0].build()
    #expect(order == ["filled", "later", "last"])
    #expect(!LaterWork.keep {})
  }

  @Test func `a list in a view asks for its cells again after the view is filled`() {
    final class Source: NSObject, UITableViewDataSource {
      var count = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    let entries = CatalogEntry.sampled("Note", isFilled: true) { _ in
      let box = UIView()
      box.addSubview(table)
      table.dataSource = source
      table.layoutIfNeeded()
      return box
    } filled: { _, _ in
      source.count = 3
    }
    _ = entries[0].build()
    #expect(table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `the reason for a blank picture is what the view lacks`() throws {
    func reason(_ view: UIView) throws -> String { BlankReason.text(for: try stage(entries { view })) }
    let label = UILabel()
    #expect(try reason(label) == "its labels have no texts")
    label.text = "Text"
    #expect(try reason(label) == "its texts have the colour of what is behind them")
    #expect(try reason(UIView()) == "it holds no views")
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    #expect(try reason(table) == "its list has no rows")
  }

  @Test func `the reason for a blank picture is why the view is not filled`() throws {
    let entries = CatalogEntry.sampled("Note", isFilled: true) { _ in
      UILabel()
    } filled: { _, _ in
      throw SampleError(type: "Note")
    }
    #expect(BlankReason.text(for: try stage(entries)) == "it is not filled: no sample of Note can be made")
  }

  private final class FeedbackView: UIView {
    init(bottom: CGFloat?) {
      super.init(frame: .zero)
      let label = UIView()
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate(
        [
          label.topAnchor.constraint(equalTo: topAnchor, constant: 18),
          label.leadingAnchor.constraint(equalTo: leadingAnchor),
          label.widthAnchor.constraint(equalToConstant: 40),
          label.heightAnchor.constraint(equalToConstant: 127),
        ] + (bottom.map { [label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -$0)] } ?? []))
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(arguments: [(nil, CGFloat(18 + 127)), (20, CGFloat(18 + 127 + 20))] as [(CGFloat?, CGFloat)])
  func `a view whose constraints do not reach its bottom ends with its content`(
    bottom: CGFloat?, height: CGFloat
  ) throws {
    let stage = try stage(entries { FeedbackView(bottom: bottom) })
    #expect(stage.subviews.first?.frame.height == height)
  }

  @Test func `an item with a text is as wide as the list`() throws {
    let stage = try stage(
      entries {
        let cell = UICollectionViewCell(frame: .zero)
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 80))
        label.text = "Tag"
        cell.contentView.addSubview(label)
        return cell
      })
    #expect(stage.subviews.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
  }

  @Test func `the parts of a control get no pictures`() throws {
    let entries = CatalogEntry.sampled("Note", isFilled: true) { _ in
      UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    } filled: { field, _ in
      field.text = "Text"
    }
    let stage = try stage(entries)
    let images = stage.withDescendants.compactMap { ($0 as? UIImageView)?.image }
    #expect(images.isEmpty)
  }

  private func labelEntries(_ color: UIColor, on plate: UIColor? = nil) -> [CatalogEntry] {
    entries {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Tag"
      label.textColor = color
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      card.backgroundColor = plate
      card.addSubview(label)
      return card
    }
  }

  @Test(arguments: [(UIColor.white, UIColor.black), (.black, .systemBackground)])
  func `a text that has the colour of the ground gets another ground`(color: UIColor, expected: UIColor)
    throws
  {
    var found: UIColor?
    let messages = Diagnostics.found {
      found = try? stage(labelEntries(color).ground { color }).backgroundColor
    }.map(\.text)
    #expect(found == expected)
    #expect(messages == ["a text of Note has the colour of the ground, so the ground is another one"])
  }

  @Test(arguments: [(UIColor.black, UIColor.yellow), (.clear, .black)])
  func `a ground on which a text can be seen stays, and so does one with a clear text`(
    text: UIColor, ground: UIColor
  ) {
    var found: UIColor?
    let messages = Diagnostics.found {
      found = try? stage(labelEntries(text).ground { ground }).backgroundColor
    }
    #expect(found == ground)
    #expect(messages.isEmpty)
  }

  @Test func `the ground stays where another view is behind the text`() throws {
    let stage = try stage(labelEntries(.white, on: .blue).ground { .white })
    #expect(stage.backgroundColor == .white)
  }
}

import CellCatalog
import Testing
import UIKit

@testable import CellShapes

@MainActor struct SampledEntryTests {
  private func views(_ entries: [CatalogEntry]) -> [UIView] {
    entries.compactMap { entry in
      guard case .view(let view) = entry.build() else { return nil }
      return view.subviews.first
    }
  }

  @Test func `a view that is filled has three entries`() {
    let entries = CatalogEntry.sampled("Note", isFilled: true) { _ in
      UILabel()
    } filled: { label, samples in
      label.text = try samples.value("title")
    }
    #expect(entries.map(\.name) == ["Note/short", "Note/long", "Note/absent"])
    #expect((views(entries).first as? UILabel)?.text == "Summer in the city")
  }

  @Test func `a view that nothing fills has one entry`() {
    let entries = CatalogEntry.sampled("Note", isFilled: false) { _ in
      UILabel()
    } filled: { _, _ in
    }
    #expect(entries.map(\.name) == ["Note"])
  }

  @Test func `a view that cannot be filled is drawn as it is, and a line says why`() {
    struct Failure: Error, CustomStringConvertible {
      var description: String { "no sample of Note can be made" }
    }
    let entries = CatalogEntry.sampled("Note", isFilled: true) { _ in
      UILabel()
    } filled: { label, _ in
      label.text = "as far as it got"
      throw Failure()
    }
    var shown: [UIView] = []
    let messages = Diagnostics.found { shown = views(Array(entries.prefix(1))) }.map(\.text)
    #expect((shown.first as? UILabel)?.text == "as far as it got")
    #expect(messages == ["UILabel is not filled: no sample of Note can be made"])
  }

  @Test func `a view that crashes is filled with other samples, and a line says which`() {
    let entries = CatalogEntry.sampled("Note", isFilled: true) { _ in
      UILabel()
    } filled: { label, samples in
      let count = Int(try samples.value("body") as String)
      label.text = "\(count! + 1)"
    }
    var shown: [UIView] = []
    let messages = Diagnostics.found { shown = views(Array(entries.prefix(1))) }.map(\.text)
    #expect((shown.first as? UILabel)?.text == "2")
    #expect(
      messages == [
        "Note/short crashes with the usual samples; it is filled with samples whose texts are numbers"
      ])
  }

  @Test func `what crashes without an optional value gets one, and the other way round`() {
    let entries = CatalogEntry.sampled("Note", isFilled: true) { _ in
      UILabel()
    } filled: { label, samples in
      let title: String? = try samples.value("title")
      label.text = title!
    }
    let absent = entries.filter { $0.name == "Note/absent" }
    #expect((views(absent).first as? UILabel)?.text == "Summer in the city")
    let refusing = CatalogEntry.sampled("Note", isFilled: true) { _ in
      UILabel()
    } filled: { label, samples in
      let link: URL? = try samples.value("link")
      precondition(link == nil)
      label.text = "without a link"
    }
    #expect((views(refusing).first as? UILabel)?.text == "without a link")
  }

  @Test func `a view that crashes with all samples is drawn without them`() {
    let entries = CatalogEntry.sampled("Note", isFilled: true) { _ in
      UILabel()
    } filled: { label, _ in
      label.text = "half"
      fatalError("never filled")
    }
    var shown: [UIView] = []
    let messages = Diagnostics.found { shown = views(Array(entries.prefix(1))) }.map(\.text)
    #expect((shown.first as? UILabel)?.text == nil)
    #expect(messages == ["Note/short crashes with all samples; it is not filled"])
  }

  @Test func `an endless recursion while a view is filled is survived`() {
    func depth(_ number: Int) -> Int { number < 0 ? 0 : depth(number + 1) + 1 }
    let entries = CatalogEntry.sampled("Note", isFilled: true) { _ in
      UILabel()
    } filled: { label, samples in
      let text: String = try samples.value("body")
      label.text = Int(text) == nil ? "\(depth(1))" : "1"
    }
    #expect((views(Array(entries.prefix(1))).first as? UILabel)?.text == "1")
  }

  @Test func `an empty cell of a table shows a text, as an app's controller does`() {
    let entries = CatalogEntry.sampled("Note", isFilled: false) { _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    } filled: { _, _ in
    }
    #expect((views(entries).first as? UITableViewCell)?.textLabel?.text == "Text")
  }

  @Test func `a view that says nothing about its height keeps the one that it was made with`() {
    let stage = SampleStage(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30)), of: "Note")
    #expect(stage.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 30))
  }

  @Test func `a cell whose parts do not fit into its own height keeps the height of its design`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 90)
    let image = UIImageView()
    let label = UILabel()
    for view in [image, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
    }
    label.text = "Text"
    // The image has no height without a picture, and the label hangs below its top.
    NSLayoutConstraint.activate([
      image.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
      image.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      label.topAnchor.constraint(equalTo: image.topAnchor),
    ])
    let stage = SampleStage(cell, of: "Note")
    #expect(stage.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 90))
  }

  @Test func `a collection's cell keeps the size of its design`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let label = UILabel(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
    let stage = SampleStage(cell, of: "Note")
    stage.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
    stage.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func `a cell that is lower than its design does not ask for layout again`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 90)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 30),
    ])
    let stage = SampleStage(cell, of: "Note")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
    stage.frame = window.bounds
    window.addSubview(stage)
    window.layoutIfNeeded()
    #expect(cell.frame.height == 30)
    #expect(!stage.layer.needsLayout())
  }

  private final class TitleView: UIView {
    private let subtitleLabel = UILabel()
    let buyButton = UIButton(type: .system)

    init(text: String?) {
      super.init(frame: .zero)
      let date = UILabel()
      date.text = text
      for part in [subtitleLabel, date, buyButton] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    var texts: [String?] { subviews.map { ($0 as? UILabel)?.text } }
  }

  @Test(arguments: [
    (nil as String?, ["Open every day from nine to five", "Text", nil]), ("Monday", [nil, "Monday", nil]),
  ])
  func `labels get samples by the names of their properties where none of them has a text`(
    text: String?, expected: [String?]
  ) {
    let entries = CatalogEntry.sampled("Title", isFilled: false) { _ in
      TitleView(text: text)
    } filled: { _, _ in
    }
    var shown: [UIView] = []
    let messages = Diagnostics.found { shown = views(entries) }.map(\.text)
    #expect((shown.first as? TitleView)?.texts == expected)
    #expect(
      messages
        == (text == nil
          ? ["nothing sets the texts of Title, so samples stand in subtitleLabel, text"] : []))
  }
}

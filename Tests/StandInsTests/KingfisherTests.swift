import CellCatalog
import CellSnapRemoteImages
import CellSnapshots
import Foundation
import Kingfisher
import Testing
import UIKit

private final class PortraitCell: UITableViewCell {
  let portrait = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(portrait)
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ address: String) {
    portrait.kf.indicatorType = .activity
    portrait.kf.setImage(
      with: URL(string: address), placeholder: UIColor.blue.picture, options: [.transition(.fade(0.2))])
  }
}

@MainActor struct KingfisherTests {
  private let address = "https://example.org/a.png"

  private func setImage(
    _ options: KingfisherOptionsInfo? = nil, placeholder: UIImage? = nil
  ) -> (view: UIImageView, error: KingfisherError?, calls: Int) {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var (error, calls): (KingfisherError?, Int) = (nil, 0)
    view.kf.setImage(with: URL(string: address), placeholder: placeholder, options: options) { result in
      calls += 1
      if case .failure(let failure) = result { error = failure }
    }
    return (view, error, calls)
  }

  @Test func `the placeholder is shown where the entry has no picture`() throws {
    let placeholder = UIColor.blue.picture
    let (view, error, calls) = setImage(placeholder: placeholder)
    #expect(view.image === placeholder)
    #expect(error != nil && calls == 1)
  }

  @Test func `the entry's picture is shown for its address`() {
    let image = UIColor.red.picture
    RemoteImages([address: image]).using {
      let (view, error, calls) = setImage(placeholder: UIColor.blue.picture)
      #expect(view.image === image)
      #expect(error == nil && calls == 1)
    }
    #expect(setImage().view.image == nil)
  }

  @Test func `a processor changes the picture`() {
    RemoteImages([address: UIColor.red.picture]).using {
      let resizing = ResizingImageProcessor(referenceSize: CGSize(width: 6, height: 3))
      let image = setImage([.processor(resizing |> RoundCornerImageProcessor(cornerRadius: 1))]).view.image
      #expect(image?.size == CGSize(width: 6, height: 3))
    }
  }

  @Test func `a picture for failures takes the place of the placeholder`() {
    let image = UIColor.red.picture
    #expect(setImage([.onFailureImage(image)], placeholder: UIColor.blue.picture).view.image === image)
  }

  @Test func `a missing picture is reported once for each class of cell`() {
    let warnings = Diagnostics.found {
      RemoteImages().using {
        for number in 0..<3 { PortraitCell().configure("https://example.org/\(number).png") }
      }
    }
    #expect(
      warnings.map(\.message) == [
        "PortraitCell has no picture for https://example.org/0.png, since nothing is loaded from the network; "
          + "give the entry one: .images([\"https://example.org/0.png\": image])"
      ])
  }

  @Test func `an entry is drawn with its own pictures`() throws {
    let address = address
    let plain = CatalogEntry("Portrait") {
      let cell = PortraitCell(frame: CGRect(x: 0, y: 0, width: 375, height: 40))
      cell.configure(address)
      return cell
    }
    func color(_ entry: CatalogEntry) throws -> [UInt8] {
      let drawing = EntryDrawing(
        entry, name: try EntryName("Portrait"), configuration: SnapshotConfiguration(width: 375))
      var color: [UInt8] = []
      try drawing.forEachPicture { color = try Pixels($0.view)[10, 10] }
      return color
    }
    #expect(try color(plain.images([address: UIColor.red.picture])) == [255, 0, 0])
    #expect(try color(plain) == [0, 0, 255])
  }

  @Test func `a button shows the entry's picture`() {
    let (image, button) = (UIColor.red.picture, UIButton())
    RemoteImages([address: image]).using {
      button.kf.setImage(with: URL(string: address), for: .normal)
      button.kf.setBackgroundImage(with: URL(string: "https://example.org/b.png"), for: .normal)
    }
    #expect(button.image(for: .normal) === image)
    #expect(button.backgroundImage(for: .normal) == nil)
  }
}

extension UIColor {
  /// A small picture in this colour.
  @MainActor var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }
}

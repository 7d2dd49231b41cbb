import Foundation
import UIKit

/// A benchmark of cells that a nib makes, beside the same cells made in code.
@MainActor
enum NibBenchmark {
  static func measurements(rounds: Int) -> [Measurement] {
    let nib = UINib(data: Data(NibCell.document.utf8), bundle: nil)
    let count = 1_000
    return [
      Measurement(
        id: "nib-cells", work: "1,000 cells made from one nib and laid out / made in code and laid out",
        rounds: rounds,
        ours: {
          for _ in 0..<count {
            if let cell = nib.instantiate(withOwner: nil).first as? UITableViewCell { layOut(cell) }
          }
        },
        reference: {
          for _ in 0..<count { layOut(NibCell.made()) }
        })
    ]
  }

  private static func layOut(_ cell: UITableViewCell) {
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 80)
    cell.layoutIfNeeded()
  }
}

/// A cell with an image, two labels and a button, as a document and in code.
@MainActor private enum NibCell {
  static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <tableViewCell selectionStyle="default" id="cell">
      <rect key="frame" x="0" y="0" width="320" height="80"/>
      <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="320" height="80"/>
        <subviews>
          <imageView contentMode="scaleAspectFill" clipsSubviews="YES" translatesAutoresizingMaskIntoConstraints="NO" id="image">
            <rect key="frame" x="16" y="16" width="48" height="48"/>
            <color key="backgroundColor" systemColor="systemGray5Color"/>
            <constraints>
              <constraint firstAttribute="width" constant="48" id="w"/>
              <constraint firstAttribute="height" constant="48" id="h"/>
            </constraints>
          </imageView>
          <label text="A name" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="76" y="16" width="160" height="20"/>
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="16"/>
            <color key="textColor" systemColor="labelColor"/>
          </label>
          <label text="A detail" lineBreakMode="tailTruncation" numberOfLines="2" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="detail">
            <rect key="frame" x="76" y="40" width="160" height="16"/>
            <fontDescription key="fontDescription" type="system" pointSize="13"/>
            <color key="textColor" systemColor="secondaryLabelColor"/>
          </label>
          <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button">
            <rect key="frame" x="240" y="20" width="64" height="40"/>
            <constraints><constraint firstAttribute="width" constant="64" id="bw"/></constraints>
            <state key="normal" title="Call"/>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="image" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="1"/>
          <constraint firstItem="image" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="2"/>
          <constraint firstItem="name" firstAttribute="leading" secondItem="image" secondAttribute="trailing" constant="12" id="3"/>
          <constraint firstItem="name" firstAttribute="top" secondItem="content" secondAttribute="top" constant="16" id="4"/>
          <constraint firstItem="detail" firstAttribute="leading" secondItem="name" secondAttribute="leading" id="5"/>
          <constraint firstItem="detail" firstAttribute="trailing" secondItem="name" secondAttribute="trailing" id="6"/>
          <constraint firstItem="detail" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="4" id="7"/>
          <constraint firstItem="button" firstAttribute="leading" secondItem="name" secondAttribute="trailing" constant="12" id="8"/>
          <constraint firstItem="button" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="9"/>
          <constraint firstAttribute="trailing" secondItem="button" secondAttribute="trailing" constant="16" id="10"/>
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    </objects></document>
    """

  static func made() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = cell.contentView
    content.clipsToBounds = true
    let image = UIImageView(frame: CGRect(x: 16, y: 16, width: 48, height: 48))
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    image.backgroundColor = .systemGray5
    let name = label("A name", .systemFont(ofSize: 16, weight: .semibold), .label)
    let detail = label("A detail", .systemFont(ofSize: 13), .secondaryLabel)
    detail.numberOfLines = 2
    let button = UIButton(type: .system)
    button.setTitle("Call", for: .normal)
    for view in [image, name, detail, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    NSLayoutConstraint.activate([
      image.widthAnchor.constraint(equalToConstant: 48), image.heightAnchor.constraint(equalToConstant: 48),
      image.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      image.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      name.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      detail.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      detail.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      button.widthAnchor.constraint(equalToConstant: 64),
      button.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 12),
      button.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      content.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 16),
    ])
    return cell
  }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}

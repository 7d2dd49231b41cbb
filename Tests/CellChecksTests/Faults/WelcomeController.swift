import Foundation
import MFS
import UIKit

/// The view model of a welcome screen.
class WelcomeVM: MFSViewModel, @unchecked Sendable {
  let title: String
  let subtitle: String?
  let isUrgent: Bool
  let subviewFrames = MFSSubviewCache(.subviewFrames)

  required init(title: String = "Welcome", subtitle: String? = "Nice to see you", isUrgent: Bool = false) {
    self.title = title
    self.subtitle = subtitle
    self.isUrgent = isUrgent
  }

  var shownState: MFSShownState { MFSShownState() }

  func isEqual(to other: WelcomeVM) -> Bool {
    title == other.title && subtitle == other.subtitle && isUrgent == other.isUrgent
  }
}

/// A controller in the pattern without a fault. It has two texts, a button at the bottom and a line as a layer.
class WelcomeController: UIViewController, MFSController {
  var titleLabel: UILabel?
  var subtitleLabel: UILabel?
  var startButton: UIButton?
  var lineLayer: CALayer?
  var viewModel: WelcomeVM? { didSet { viewModelDidChange() } }

  class var updateOrder: MFSStepOrder {
    MFSStepOrder("welcomeUpdate", [.updateStyles, .bindData, .resizeSubviews])
  }

  required init(viewModel: WelcomeVM?) {
    super.init(nibName: nil, bundle: nil)
    self.viewModel = viewModel
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    prepareUI()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizeWillChange(with: coordinator)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sizeDidChange()
  }

  func removeSubviews() {
    view.removeSubviewsAndSublayers()
    titleLabel = nil
    subtitleLabel = nil
    startButton = nil
    lineLayer = nil
  }

  func initSubviews() {
    titleLabel = titleLabel ?? UILabel()
    subtitleLabel = subtitleLabel ?? UILabel()
    startButton = startButton ?? UIButton(type: .custom)
  }

  func updateStyles() {
    view.backgroundColor = .systemBackground
    for label in [titleLabel, subtitleLabel].compactMap(\.self) {
      label.font = Self.font
      label.numberOfLines = 0
    }
    titleLabel?.textColor = viewModel?.isUrgent == true ? .systemRed : .label
    startButton?.setTitleColor(.white, for: .normal)
    startButton?.backgroundColor = .black
    startButton?.titleLabel?.font = Self.font
  }

  func bindData(from viewModel: WelcomeVM?) {
    titleLabel?.text = viewModel?.title
    subtitleLabel?.text = viewModel?.subtitle
    startButton?.setTitle("Start", for: .normal)
  }

  func resizeSubviews() {
    let size = view.bounds.size
    lineLayer?.frame = CGRect(x: 0, y: 0, width: size.width, height: 2)
    startButton?.frame = Self.rectForStartButton(viewSize: size)
    guard let viewModel else { return }
    titleLabel?.frame = Self.rectForTitleLabel(viewModel, viewSize: size)
    subtitleLabel?.frame = Self.rectForSubtitleLabel(viewModel, viewSize: size)
  }

  func addSubviewsToSuperview() { view.addMissingSubviews(titleLabel, subtitleLabel, startButton) }

  func postUISetting() {
    let line = lineLayer ?? CALayer()
    line.backgroundColor = UIColor.systemTeal.cgColor
    line.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 2)
    if line.superlayer == nil { view.layer.addSublayer(line) }
    lineLayer = line
  }

  nonisolated class func calculateCoordinates(for viewModel: WelcomeVM, viewSize: CGSize) {
    _ = rectForSubtitleLabel(viewModel, viewSize: viewSize)
    _ = rectForStartButton(viewSize: viewSize)
  }

  nonisolated class func rectForStartButton(viewSize: CGSize) -> CGRect {
    subviewStaticFrames.rect("startButton", width: viewSize.width, height: viewSize.height) {
      let height = max(44, font.lineHeight.rounded(.up))
      return CGRect(x: 16, y: viewSize.height - height - 16, width: viewSize.width - 32, height: height)
    }
  }

  nonisolated class func rectForTitleLabel(_ viewModel: WelcomeVM, viewSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("titleLabel", width: viewSize.width) {
      rect(of: viewModel.title, y: 24, viewSize: viewSize)
    }
  }

  nonisolated class func rectForSubtitleLabel(_ viewModel: WelcomeVM, viewSize: CGSize) -> CGRect {
    viewModel.subviewFrames.rect("subtitleLabel", width: viewSize.width) {
      let y = rectForTitleLabel(viewModel, viewSize: viewSize).maxY + 8
      return rect(of: viewModel.subtitle ?? "", y: y, viewSize: viewSize)
    }
  }

  nonisolated static var font: UIFont { .preferredFont(forTextStyle: .body) }

  nonisolated static func rect(of text: String, y: CGFloat, viewSize: CGSize) -> CGRect {
    let limit = CGSize(width: viewSize.width - 32, height: .greatestFiniteMagnitude)
    let size = NSAttributedString(string: text, attributes: [.font: font])
      .boundingRect(with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).size
    return CGRect(x: 16, y: y, width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}

public import Foundation

/// A controller for sharing content. Unlike UIKit, it shows nothing, which a warning says, and nothing can be shared.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// - Note: No effect on the picture.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// - Note: No effect on the picture.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  let activityItems: [Any]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Diagnostics.report("a UIActivityViewController is shown, and CellSnap draws an empty view")
  }
}

internal import CellSnapPlaceholders
@_exported public import UIKit

/// The title and pictures of a web page.
open class LPLinkMetadata: NSObject {
  open var url: URL?
  open var originalURL: URL?
  open var title: String?
}

/// A view of a web page's title and picture. Unlike in LinkPresentation, a marked area is drawn.
@preconcurrency @MainActor open class LPLinkView: UIView {
  open var metadata = LPLinkMetadata()

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    contentMode = .redraw
  }

  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    metadata.url = url
    self.init(metadata: metadata)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  open override func draw(_ rect: CGRect) {
    PlaceholderArea.draw(in: self, because: "CellSnap draws no previews of links")
  }
}

extension LPLinkView: StandInFacts {
  package static var standInFacts: ViewFacts {
    ViewFacts(LPLinkView.self) { _ in LPLinkView(metadata: LPLinkMetadata()) }
  }
}

/// The object that finds titles and pictures. It always fails, at once.
open class LPMetadataProvider: NSObject {
  open func startFetchingMetadata(
    for url: URL, completionHandler: (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    completionHandler(nil, LPError())
  }

  open func cancel() {}
}

public struct LPError: Error {}

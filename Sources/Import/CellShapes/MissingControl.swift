public import UIKit

/// A control whose class is missing, as its module is. It is a marked area, unless it holds views.
open class MissingControl: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  open override func draw(_ rect: CGRect) { MissingContent.draw(in: self) }
}

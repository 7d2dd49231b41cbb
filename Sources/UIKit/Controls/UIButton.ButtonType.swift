extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom
    /// Its title and its images of automatic rendering mode have the tint colour.
    case system
    /// A circled i in the tint colour, and so are the next two.
    case detailDisclosure
    case infoLight
    case infoDark
    /// A circled plus in the tint colour.
    case contactAdd
    /// A cross on a grey disc.
    case close = 7
  }
}

public import Foundation

/// A font without a size, identified by its PostScript name.
public final class CGFont: NSObject, Sendable {
  let name: String

  /// Creates a font, or returns nil if no font has the name.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: "\(name)", size: 12) else { return nil }
    self.name = font.fontName
    super.init()
  }

  public var postScriptName: CFString? { name as NSString }
  public var fullName: CFString? { name as NSString }

  public override func isEqual(_ object: Any?) -> Bool { (object as? CGFont)?.name == name }
  public override var hash: Int { name.hashValue }
}

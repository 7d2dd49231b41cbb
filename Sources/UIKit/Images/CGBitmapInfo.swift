public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

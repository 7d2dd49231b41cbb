/// The kinds of guides about which a node may say something. Others need not be asked for.
package struct GuideKinds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The sides and the centres.
  package static let sides = GuideKinds(rawValue: 1)
  package static let firstTextBaseline = GuideKinds(rawValue: 2)
  package static let lastTextBaseline = GuideKinds(rawValue: 4)
  package static let custom = GuideKinds(rawValue: 8)
  package static let textBaselines: GuideKinds = [.firstTextBaseline, .lastTextBaseline]
  package static let all: GuideKinds = [.sides, .textBaselines, .custom]
}

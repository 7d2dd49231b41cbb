internal import Foundation

extension FileFacts {
  /// The digest of the facts, which is the same for equal facts in every process.
  var digest: UInt64 {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var rest = self
    rest.properties = []
    rest.values = []
    rest.swiftUI = []
    let text = (try? encoder.encode(rest)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    // The hash function is FNV-1a.
    let lists = [properties.sorted(), values.sorted()] + swiftUI.map { [$0.name ?? ""] + $0.names.sorted() }
    let names = lists.joined(separator: [","])
    return (text + names.joined(separator: " ")).utf8
      .reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }
}

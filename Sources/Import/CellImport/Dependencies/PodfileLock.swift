package import Foundation

/// The file `Podfile.lock` of CocoaPods.
package enum PodfileLock {
  /// Returns the pods in the order of the file, each once. A pod of the public list has an address only if it is one of
  /// the frequent ones.
  package static func read(_ data: Data, of file: URL) throws(ImportError) -> [LockedSource] {
    let lock = try YAMLReader.read([UInt8](data), path: file.path)
    var found: [LockedSource] = []
    var seen: Set<String> = []
    let checkouts = values(of: lock["CHECKOUT OPTIONS"])
    let externals = values(of: lock["EXTERNAL SOURCES"])
    for entry in lock["PODS"]?.list ?? [] {
      // A pod with dependencies is a mapping with one key: `- Moya (11.0.0):`.
      guard let text = entry.text ?? entry.entries?.first?.key, let pod = Pod(text),
        seen.insert(pod.name).inserted
      else { continue }
      let checkout = checkouts[pod.name]
      let external = externals[pod.name]
      let path = external?[":path"]?.text ?? external?[":podspec"]?.text
      var revision = (checkout?[":commit"] ?? external?[":commit"])?.text
      if let text = revision, !LockedSource.isCommit(text) { revision = nil }
      let tag = (checkout?[":tag"] ?? external?[":tag"])?.text
      let location: LockedSource.Location
      if let path, !path.contains("://") {
        let place = file.deletingLastPathComponent().appending(path: path).standardizedFileURL
        location = .folder(place.pathExtension == "podspec" ? place.deletingLastPathComponent() : place)
      } else if let address = (checkout?[":git"] ?? external?[":git"])?.text
        ?? PodAddresses.address(of: pod.name),
        LockedSource.isFetchable(address)
      {
        location = .remote(address)
      } else {
        location = .unknown
      }
      found.append(
        LockedSource(
          name: pod.name, location: location, revision: revision, version: tag ?? pod.version, file: file))
    }
    return found
  }

  /// Returns the values of a mapping by their keys. Where a key is there twice, the last value counts.
  private static func values(of mapping: YAMLValue?) -> [String: YAMLValue] {
    Dictionary((mapping?.entries ?? []).map { ($0.key, $0.value) }) { $1 }
  }

  /// A pod and its version, from `Moya/RxSwift (11.0.0)`. Its parts share its sources.
  private struct Pod {
    let name: String
    let version: String?

    init?(_ text: String) {
      let words = text.split(separator: " ", maxSplits: 1)
      guard let first = words.first?.split(separator: "/").first else { return nil }
      name = String(first)
      version = words.count > 1 ? String(words[1].filter { !"()= ".contains($0) }) : nil
    }
  }
}

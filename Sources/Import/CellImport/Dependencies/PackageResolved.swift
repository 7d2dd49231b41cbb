package import Foundation

/// The file `Package.resolved` of the Swift package manager, in each of its versions.
package enum PackageResolved {
  private struct Pins: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        let revision: String?
        let version: String?
      }

      /// The name of version 1.
      let repositoryURL: String?
      /// The names of the versions 2 and 3.
      let identity: String?
      let location: String?
      let kind: String?
      let state: State
    }

    struct Object: Decodable { let pins: [Pin] }

    let pins: [Pin]?
    let object: Object?
  }

  /// Returns the packages in the order of the file. Throws if the file is not one of the package manager.
  package static func read(_ data: Data, of file: URL) throws(ImportError) -> [LockedSource] {
    guard let read = try? JSONDecoder().decode(Pins.self, from: data),
      let pins = read.pins ?? read.object?.pins
    else { throw .unreadableProject(file.path, reason: "it has no list of pins") }
    return pins.map { pin in
      let address = pin.location ?? pin.repositoryURL ?? ""
      let location: LockedSource.Location =
        switch pin.kind {
        case "localSourceControl", "fileSystem": .folder(URL(filePath: address, directoryHint: .isDirectory))
        case "registry": .unknown
        default: LockedSource.isFetchable(address) ? .remote(address) : .unknown
        }
      let name = address.isEmpty ? pin.identity ?? "" : LockedSource.name(of: address)
      return LockedSource(
        name: name, location: location,
        revision: pin.state.revision.flatMap { LockedSource.isCommit($0) ? $0 : nil },
        version: pin.state.version, file: file)
    }
  }
}

import Foundation
import SourcePass

/// `cellsnap-pass members`: which folders' public types are listed.
struct MembersOptions {
  private let folders: [URL]

  init(_ arguments: ArraySlice<String>) throws(CommandError) {
    guard !arguments.isEmpty, !arguments.contains(where: { $0.hasPrefix("-") }) else {
      throw .usage("name the folders whose public members are to be listed")
    }
    folders = arguments.map { URL(filePath: $0) }
  }

  func files() throws(CommandError) -> [SourceFile] {
    do {
      return try SwiftFiles.items(in: folders, excluding: [], output: URL(filePath: "/")).map {
        try SourceFile(contentsOf: $0.source)
      }
    } catch {
      throw .failed(error)
    }
  }
}

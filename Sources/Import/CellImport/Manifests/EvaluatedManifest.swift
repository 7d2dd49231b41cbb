internal import CellSnapSourcePass
internal import Foundation

/// The targets of a Swift package, as far as their sources are concerned.
struct EvaluatedManifest: Decodable {
  struct Target: Decodable {
    struct Resource: Decodable {
      struct Rule: Decodable {
        private enum CodingKeys: String, CodingKey { case copy }

        /// Whether the resource keeps its folders.
        let isCopied: Bool

        init(from decoder: any Decoder) throws {
          isCopied = try decoder.container(keyedBy: CodingKeys.self).contains(.copy)
        }
      }

      let path: String
      let rule: Rule?
    }

    /// A target or product that another target needs, such as `{"byName": ["Kit", null]}`.
    struct Dependency: Decodable {
      private struct Part: Decodable {
        let text: String?
        init(from decoder: any Decoder) { text = try? decoder.singleValueContainer().decode(String.self) }
      }

      let name: String?

      init(from decoder: any Decoder) throws {
        let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
        name = kinds.values.first?.first?.text
      }
    }

    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]?
    let resources: [Resource]?
    let publicHeadersPath: String?
    let dependencies: [Dependency]?
  }

  /// A package that this one needs.
  struct Package: Decodable {
    struct Local: Decodable { let path: String }

    /// Its folder on this machine; nil if it is fetched.
    let fileSystem: [Local]?
  }

  let name: String?
  let targets: [Target]
  let dependencies: [Package]?

  /// The folders of the packages on this machine that this one needs.
  var localFolders: [String] { (dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map(\.path) }

  /// Evaluates the manifest of a package, as each build of it does. Returns nil if it has none or it cannot be
  /// evaluated. Nothing is written into the package's folder.
  static func read(in folder: URL, scratch: URL) -> EvaluatedManifest? {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
      return nil
    }
    return try? evaluate(in: folder, scratch: scratch)
  }

  /// Evaluates the manifest of a package. Throws if that is not possible, with the first error.
  static func evaluate(in folder: URL, scratch: URL) throws(ImportError) -> EvaluatedManifest {
    let path = folder.appending(path: "Package.swift").path
    do {
      let arguments = [
        "package", "dump-package", "--package-path", folder.path, "--scratch-path", scratch.path,
      ]
      // The warnings of a manifest may have braces.
      let run = try Tool.run("swift", arguments, readsErrors: false)
      if run.status == 0, let start = run.output.firstIndex(of: "{") {
        return try JSONDecoder().decode(EvaluatedManifest.self, from: Data(run.output[start...].utf8))
      }
      let failed = try Tool.run("swift", arguments)
      throw ImportError.unreadableProject(
        path,
        reason: failed.lines(containing: "error: ").first ?? "the Swift package manager cannot evaluate it")
    } catch let error as ImportError {
      throw error
    } catch {
      throw .unreadableProject(path, reason: "\(error)")
    }
  }
}

package import Foundation

/// The folder of an app: its projects and their targets.
package struct AppFolder {
  package let url: URL
  /// The targets of all projects. Without a project, the whole folder is one.
  package private(set) var targets: [AppTarget] = []
  /// The projects that could not be read, one line each.
  package private(set) var problems: [String] = []

  package init(_ url: URL) throws(ImportError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw .noFolder(url.path)
    }
    self.url = url
    var errors: [ImportError] = []
    for project in Self.projects(in: url, depth: 5) {
      do throws(ImportError) {
        targets += try XcodeProject(project).targets.filter { !$0.swiftFiles.isEmpty }
      } catch {
        errors.append(error)
      }
    }
    problems = errors.map(\.description)
    if targets.isEmpty { targets = Self.folderTargets(in: url) }
    if targets.isEmpty, let error = errors.first { throw error }
  }

  /// Returns the project packages in a folder, without those of dependencies.
  private static func projects(in folder: URL, depth: Int) -> [URL] {
    guard depth > 0 else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    var found: [URL] = []
    for name in names where !name.hasPrefix(".") && !FileKinds.skippedFolders.contains(name) {
      let url = folder.appending(path: name)
      if url.pathExtension == "xcodeproj" {
        found.append(url)
      } else if !name.contains(".") || name.hasPrefix("Project ")
        || (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      {
        found += projects(in: url, depth: depth - 1)
      }
    }
    return found
  }

  /// Returns the target of a folder without a project: everything but tests and dependencies.
  private static func folderTargets(in folder: URL) -> [AppTarget] {
    let files = FolderFiles(in: folder) { url in
      FileKinds.skippedFolders.contains(url.lastPathComponent)
        || FileKinds.isTest(String(url.path.dropFirst(folder.path.count)))
    }.files
    var target = AppTarget(
      name: folder.lastPathComponent, moduleName: AppTarget.moduleName(for: folder.lastPathComponent),
      origin: folder)
    target.swiftFiles = files.filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift"
    }
    target.resources = files.filter(FileKinds.isResource)
    return target.swiftFiles.isEmpty ? [] : [target]
  }
}

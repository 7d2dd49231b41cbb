package import Foundation

/// The folder of an app: its projects and their targets.
package struct AppFolder {
  package let url: URL
  /// The targets of all projects. Without a project, the whole folder is one.
  package private(set) var targets: [AppTarget] = []
  /// The targets of unit tests of all projects.
  package private(set) var testTargets: [AppTarget] = []
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
        let (all, tests) = try Self.targets(of: project)
        targets += all.filter { !$0.swiftFiles.isEmpty }
        testTargets += tests.filter { !$0.swiftFiles.isEmpty }
      } catch {
        errors.append(error)
      }
    }
    problems = errors.map(\.description)
    if targets.isEmpty { targets = Self.folderTargets(in: url) }
    if targets.isEmpty, let error = errors.first { throw error }
  }

  private static func targets(
    of project: URL
  ) throws(ImportError) -> (all: [AppTarget], tests: [AppTarget]) {
    guard project.pathExtension == "yml" else {
      let read = try XcodeProject(project)
      return (read.targets, read.testTargets)
    }
    let read = try XcodeGenProject(project)
    return (read.targets, read.testTargets)
  }

  /// Returns the projects in a folder, without the projects of dependencies. A project of XcodeGen is read if the
  /// project that it makes is missing.
  private static func projects(in folder: URL, depth: Int) -> [URL] {
    guard depth > 0 else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    var found: [URL] = []
    if names.contains("project.yml"), !names.contains(where: { $0.hasSuffix(".xcodeproj") }) {
      found.append(folder.appending(path: "project.yml"))
    }
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
    // The file of the app is usually above its parts' files, and its texts count first.
    let infoFiles = files.filter { $0.lastPathComponent == "Info.plist" }
    for file in infoFiles.sorted(by: {
      ($0.pathComponents.count, $0.path) < ($1.pathComponents.count, $1.path)
    }) {
      target.read(infoFile: file, BuildSettings([:]))
    }
    return target.swiftFiles.isEmpty ? [] : [target]
  }
}

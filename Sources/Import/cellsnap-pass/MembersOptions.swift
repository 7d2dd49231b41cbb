import Foundation
import CellSnapSourcePass

/// The command `cellsnap-pass members`. It prints a page about the public members of a library's folder, checks their
/// comments, or prints the superclasses of its classes.
struct MembersOptions {
  /// The output of the command.
  private enum Output {
    /// A page of all members.
    case list
    /// A page of the members that have no effect on a picture.
    case withoutEffect
    /// A check that finds members that are never read or called and whose comments do not say so.
    case check
    /// The superclasses of the classes in all folders, as a file of the source pass.
    case classes
  }

  private let output: Output
  private let library: URL
  /// Further folders: those whose files may use the members, or those with further classes.
  private let users: [URL]

  init(_ arguments: ArraySlice<String>) throws(CommandError) {
    var rest = arguments
    switch rest.first {
    case "--without-effect": output = .withoutEffect
    case "--check": output = .check
    case "--classes": output = .classes
    default: output = .list
    }
    if output != .list { rest.removeFirst() }
    guard let library = rest.popFirst(), !library.hasPrefix("-"), !rest.contains(where: { $0.hasPrefix("-") })
    else { throw .usage("name the folder whose public members are to be listed, and then those that use it") }
    self.library = URL(filePath: library)
    users = rest.map { URL(filePath: $0) }
  }

  /// Prints the page, or fails with the comments that need a change.
  func run() throws(CommandError) {
    let files = try files(in: [library])
    switch output {
    case .list: print(MemberList.page(of: files), terminator: "")
    case .withoutEffect: print(IdlePage.text(of: IdleMembers(of: files)), terminator: "")
    case .check:
      let problems = IdlePage.problems(of: IdleMembers(of: files, usedBy: try self.files(in: users)))
      guard problems.isEmpty else { throw .found(problems) }
    case .classes:
      print(SuperclassTable.text(of: files + (try self.files(in: users))), terminator: "")
    }
  }

  private func files(in folders: [URL]) throws(CommandError) -> [SourceFile] {
    guard !folders.isEmpty else { return [] }
    do {
      return try SwiftFiles.items(in: folders, excluding: [], output: URL(filePath: "/")).map {
        try SourceFile(contentsOf: $0.source)
      }
    } catch {
      throw .failed(error)
    }
  }
}

import CellSnapshots
import Foundation
import Testing

/// The test that an assertion belongs to.
struct TestIdentity: Hashable, Sendable {
  var moduleName: String
  /// The names of the suites around the test; of a test without one, and in XCTest, the file's.
  var suiteNames: [String]
  /// Without parentheses.
  var name: String
  /// Nil of a test without parameters.
  var arguments: CaseArguments?
  /// Whether another case of the test has arguments of the same name.
  var sharesArguments = false
  /// The path of the folder that the test's file lies in.
  var folder: String
  /// Whether XCTest runs it, or nothing that is known.
  var isOfXCTest = false

  /// The test that is running; where Swift Testing runs none, the function of the call site.
  init(at site: CallSite) {
    guard let test = Test.current else {
      moduleName = site.moduleName
      suiteNames = [site.fileTitle]
      name = Self.withoutParameters(site.function)
      folder = Self.folder(of: "\(site.filePath)")
      isOfXCTest = !TestReport.isSwiftTesting
      return
    }
    let location = test.sourceLocation
    moduleName = location.moduleName
    name = Self.withoutParameters(test.name)
    arguments = Test.Case.current.flatMap { CaseArguments(of: $0) }
    if let name = arguments?.name { sharesArguments = CaseArguments.sharedNames(in: test).contains(name) }
    folder = Self.folder(of: location.filePath)
    // The parts of a test's identifier are not public; reflection sees what its description is made of.
    let components = Mirror(reflecting: test.id).descendant("nameComponents") as? [String] ?? []
    let file = location.fileName
    suiteNames =
      components.count > 1
      ? Array(components.dropLast()) : [file.hasSuffix(".swift") ? String(file.dropLast(6)) : file]
  }

  /// What `swift test --filter` finds the test by, as a shell reads it: a regular expression.
  ///
  /// XCTest on Linux does not say of which class the test is that runs: those of the module with a test of the name are
  /// found.
  var filter: String {
    isOfXCTest
      ? ShellWord.line(["^\(moduleName)\\..*/\(name)$"]) : "\(suiteNames.last ?? moduleName)/\(name)"
  }

  static func withoutParameters(_ function: String) -> String {
    // A raw identifier may hold parentheses of its own.
    if function.hasPrefix("`"), let end = function.dropFirst().firstIndex(of: "`") {
      return String(function[function.index(after: function.startIndex)..<end])
    }
    return String(function.prefix { $0 != "(" })
  }

  private static func folder(of path: String) -> String {
    FilePath.folder(of: path) ?? "."
  }
}

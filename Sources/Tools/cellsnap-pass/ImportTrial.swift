import CellImport
import Foundation

enum ImportTrial {
  static func run(_ arguments: [String]) throws {
    let split = arguments.firstIndex(of: "--") ?? arguments.endIndex
    var options = ImportOptions(
      folder: URL(filePath: arguments[0]), output: URL(filePath: arguments[1]), cellSnap: URL(filePath: "/work/main"),
      compilerOptions: Array(arguments[(min(split + 1, arguments.endIndex))...]))
    if split > 2 { options.target = arguments[2] }
    let start = Date()
    let report = try AppImport(options).run { step in
      FileHandle.standardError.write(Data("\(String(format: "%6.1f", Date().timeIntervalSince(start))) \(step)\n".utf8))
    }
    print("cells \(report.cells.filter { $0.reason == nil }.count) of \(report.cells.count), views \(report.classes.filter { $0.reason == nil }.count) of \(report.classes.count)")
    for one in report.classes where one.reason != nil { print("NO", one.isCell ? "cell" : "view", one.name, one.path.split(separator: "/").last!, one.reason!) }
    for loss in report.losses { print(loss.treatment, (loss.path as NSString).lastPathComponent, loss.line, loss.key, "—", loss.reason) }
    print("missing", report.missingModules, "opaque", report.opaqueTypes)
    for error in report.errors { print("ERROR", error) }
  }
}

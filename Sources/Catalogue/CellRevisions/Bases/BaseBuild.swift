import CellSnapshots
import Foundation

/// The build of a base revision.
struct BaseBuild {
  let request: BaseRequest
  let files: BaseFiles
  /// The base in messages.
  let name: String

  init(of revision: BaseRevision) {
    request = revision.request
    files = BaseFiles(in: revision.request.workFolder, of: revision.source)
    name = revision.name
  }

  /// The folder of the package among the files of the base.
  var package: String { files.place(of: request.program.package) }

  /// Writes the files of the base and builds its program.
  func program(resolved: [UInt8]?, _ notices: BaseNotices) throws(BaseError) -> BaseProgram {
    try build(request.command(in: package), resolved: resolved, notices)
    let path = FilePath.appending(request.program.path, to: package)
    guard access(path, X_OK) == 0 else {
      throw BaseError(
        "the build of the base \(name) made no program \(request.program.path); \(BaseError.choice)")
    }
    let place = files.place(of: request.folder)
    let isThere = FileManager.default.fileExists(atPath: place)
    return BaseProgram(path: path, folder: isThere ? place : package, request: request, name: name)
  }

  /// Writes the files of the base and runs a command that builds something of it.
  func build(_ command: [String], resolved: [UInt8]?, _ notices: BaseNotices) throws(BaseError) {
    notices.progress("base  reading \(name)")
    try files.write(package: request.program.package, resolved: resolved)
    notices.progress("base  building \(name); the first time takes as long as a build of everything")
    let output: ProgramOutput
    do throws(ProgramError) {
      output = try ChildProgram(command, in: package).run()
    } catch {
      throw BaseError("the base \(name) cannot be built: \(error.description)")
    }
    guard output.status == 0 else {
      let failure = BuildFailure(in: output.text + output.errors, folder: package)
      throw BaseError("the base \(name) does not build: \(failure.text); \(BaseError.choice)")
    }
  }
}

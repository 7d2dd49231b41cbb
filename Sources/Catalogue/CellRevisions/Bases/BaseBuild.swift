import CellSnapshots
import Foundation

/// The build of a base revision's program.
struct BaseBuild {
  let request: BaseRequest
  let files: BaseFiles
  /// The base in messages.
  let name: String

  /// Writes the files of the base and builds its program.
  ///
  /// - Parameter progress: A closure that receives what is being done.
  func program(resolved: [UInt8]?, _ progress: (String) -> Void) throws(BaseError) -> BaseProgram {
    progress("base  reading \(name)")
    try files.write(package: request.program.package, resolved: resolved)
    let package = files.place(of: request.program.package)
    progress("base  building \(name); the first time takes as long as a build of everything")
    let output: ProgramOutput
    do throws(ProgramError) {
      output = try ChildProgram(request.command(in: package), in: package).run()
    } catch {
      throw BaseError("the base \(name) cannot be built: \(error.description)")
    }
    guard output.status == 0 else {
      let failure = BuildFailure(in: output.text + output.errors, folder: package)
      throw BaseError("the base \(name) does not build: \(failure.text); \(BaseError.choice)")
    }
    let path = FilePath.appending(request.program.path, to: package)
    guard access(path, X_OK) == 0 else {
      throw BaseError(
        "the build of the base \(name) made no program \(request.program.path); \(BaseError.choice)")
    }
    let place = files.place(of: request.folder)
    let isThere = FileManager.default.fileExists(atPath: place)
    return BaseProgram(path: path, folder: isThere ? place : package, request: request, name: name)
  }
}

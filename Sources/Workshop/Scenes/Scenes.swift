import Foundation
import UIKit

/// A program that compares with Apple's UIKit and prints the views that differ.
///
/// - `scenes FOLDER` builds the scenes of a folder.
/// - `scenes CAPTURES PICTURES` reads captures of whole screens, and the layouts of our pictures of them.
@main
struct Scenes {
  @MainActor
  static func main() {
    do throws(ScenesError) {
      let arguments = CommandLine.arguments.dropFirst()
      guard let folder = arguments.first, arguments.count <= 2 else { throw .usage }
      guard let pictures = arguments.dropFirst().first else {
        print(SceneReport(of: try SceneFile.all(in: folder)).text)
        return
      }
      guard !ScreenFolder.names(in: folder).isEmpty else { throw .noCaptures(folder) }
      print(ScreenReport(ScreenFolder(captures: folder, pictures: pictures)).text)
    } catch {
      FileHandle.standardError.write(Data("Scripts/scenes: \(error)\n".utf8))
      exit(error == .usage ? 64 : 1)
    }
  }
}

import Foundation
import UIKit

/// A program that builds scenes that Apple's UIKit measured, and prints the views that differ: `scenes FOLDER`.
@main
struct Scenes {
  @MainActor
  static func main() {
    do throws(ScenesError) {
      guard CommandLine.arguments.count == 2 else { throw .usage }
      print(SceneReport(of: try SceneFile.all(in: CommandLine.arguments[1])).text)
    } catch {
      FileHandle.standardError.write(Data("Scripts/scenes: \(error)\n".utf8))
      exit(error == .usage ? 64 : 1)
    }
  }
}

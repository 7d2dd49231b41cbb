import CellSnapTemporaryFiles
import Foundation
import Testing
import UIKit

/// Tests of the file that Swift Testing writes for an attached image. Only a new process can choose the
/// folder.
@MainActor @Suite struct AttachedImageTests {
  nonisolated private static let isOwnRun = CommandLine.arguments.contains("--attachments-path")

  @Test(.enabled(if: isOwnRun)) func attaches() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    Attachment.record(image, named: "red")
  }

  @Test(.disabled(if: isOwnRun)) func `an attached image is a PNG file with its name`() throws {
    let folder = NSTemporaryDirectory() + "cellsnap-attachments-\(UInt64.random(in: .min ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try TestBundleProcess.run([
      "--testing-library", "swift-testing", "--filter", "AttachedImageTests/attaches", "--attachments-path",
      folder,
    ])
    #expect(run.status == 0, "\(run.text)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["red.png"])
    let file = try #require(FileManager.default.contents(atPath: folder + "/red.png"))
    #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let image = try #require(UIImage(data: file)?.cgImage)
    let scale = UIGraphicsImageRendererFormat.default().scale
    #expect(CGFloat(image.width) == 3 * scale)
    #expect(CGFloat(image.height) == 2 * scale)
  }
}

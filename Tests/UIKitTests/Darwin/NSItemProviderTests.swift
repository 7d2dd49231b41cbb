import CellDrawing
import Testing
import UIKit

final class NSItemProviderTests: Sendable {
  private let found = Mutex<[String]>([])

  @Test func `a text is loaded as it was given`() {
    let provider = NSItemProvider(object: "a" as NSString)
    provider.loadObject(ofClass: String.self) { text, _ in self.found.withLock { $0.append(text ?? "nil") } }
    #expect(found.withLock { $0 } == ["a"])
  }

  @Test func `an image is loaded with its pixels`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    let provider = NSItemProvider(object: image)
    provider.loadObject(ofClass: UIImage.self) { object, _ in
      let size = (object as? UIImage)?.cgImage.map { "\($0.width)x\($0.height)" }
      self.found.withLock { $0.append(size ?? "nil") }
    }
    let scale = Int(image.scale)
    #expect(found.withLock { $0 } == ["\(3 * scale)x\(2 * scale)"])
  }

  @Test func `a provider knows which objects it can give`() throws {
    let url = try #require(NSURL(string: "https://example.org"))
    let provider = NSItemProvider(object: url)
    #expect(provider.canLoadObject(ofClass: URL.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.url"))
  }

  @Test func `what was not registered is an error`() {
    NSItemProvider().loadObject(ofClass: UIImage.self) { object, error in
      self.found.withLock { $0.append("\(object == nil) \((error as NSError?)?.domain ?? "")") }
    }
    #expect(found.withLock { $0 } == ["true NSItemProviderErrorDomain"])
  }
}

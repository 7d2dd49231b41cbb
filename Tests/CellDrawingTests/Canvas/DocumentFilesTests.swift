import Foundation
import Testing

@testable import CellDrawing

@Suite struct DocumentFilesTests {
  private func address(_ file: DocumentFile?) -> UnsafePointer<UInt8>? {
    file?.file.bytes.withUnsafeBufferPointer { $0.baseAddress }
  }

  @Test func `a photo is encoded once for all documents`() throws {
    let files = DocumentFiles(maximumBytes: 1 << 20)
    let first = files.file(of: try ImageSource(decoding: SampleFile.webp))
    // Decoding the file again makes another source of the same bytes.
    let second = files.file(of: try ImageSource(decoding: SampleFile.webp))
    #expect(address(first) != nil && address(first) == address(second))
    #expect(first?.file.type == .png)
  }

  @Test func `pixels are encoded once for all documents`() throws {
    let files = DocumentFiles(maximumBytes: 1 << 20)
    let pixels = ImagePixels(width: 2, height: 3, bytes: [UInt8](repeating: 255, count: 24))
    #expect(address(files.file(of: pixels)) == address(files.file(of: pixels)))
    // The same bytes in rows of another length are another picture.
    let turned = try #require(files.file(of: ImagePixels(width: 3, height: 2, bytes: pixels.bytes)))
    #expect((turned.width, turned.height) == (3, 2))
  }

  @Test func `a JPEG is embedded unchanged`() throws {
    let source = try ImageSource(decoding: SampleFile.jpeg)
    let found = try #require(DocumentFiles(maximumBytes: 1 << 20).file(of: source))
    #expect(found.file.bytes == SampleFile.jpeg && found.file.type == .jpeg && found.isOpaque)
  }

  @Test func `a broken file has no document file`() throws {
    var bytes = SampleFile.webp
    bytes.replaceSubrange(28..., with: [UInt8](repeating: 0xFF, count: bytes.count - 28))
    let files = DocumentFiles(maximumBytes: 1 << 20)
    for source in [try ImageSource(decoding: bytes), try ImageSource(decoding: bytes)] {
      #expect(files.file(of: source) == nil && source.decodingError != nil)
    }
  }
}

@Suite struct DocumentFileStoreTests {
  private func file(_ count: Int) -> DocumentFile {
    // Each file counts 128 bytes more for its other properties.
    DocumentFile(
      file: SVGImageFile(bytes: [UInt8](repeating: 0, count: count - 128), type: .png), width: 1, height: 1,
      isOpaque: true)
  }

  private func key(_ number: UInt8) -> DocumentFileStore.Key { .pixels(ContentHash(of: [number]), width: 1) }

  @Test func `the least recently used files are removed first`() {
    var store = DocumentFileStore(maximumBytes: 1_000)
    for number in 0..<4 { store.keep(file(250), for: key(UInt8(number))) }
    #expect(store.byteCount == 1_000 && store.find(key(0)) != nil)
    // The fifth makes 1,250 bytes, of which 750 stay: the second and third are removed.
    store.keep(file(250), for: key(4))
    #expect((0..<5).map { store.find(key($0)) != nil } == [true, false, false, true, true])
    #expect(store.byteCount == 750)
  }

  @Test func `a file larger than a quarter of the store is not kept`() {
    var store = DocumentFileStore(maximumBytes: 1_000)
    store.keep(file(251), for: key(0))
    #expect(store.byteCount == 0 && store.find(key(0)) == nil)
  }
}

import CellSnapTemporaryFiles
import Foundation
import FoundationNetworking
import Testing

/// Tests of edits of view models, which a process of its own draws.
@Suite struct PreviewEditsTests {
  private let preview: PreviewProcess

  init() throws {
    preview = try PreviewProcess("cellsnap", ["--no-build", "WallPost/short"], in: try TemporaryFolder())
  }

  /// Returns the JSON at an address of the preview.
  private func response(_ path: String, edit: String? = nil) async throws -> [String: Any] {
    var components = try #require(URLComponents(string: preview.base + path))
    components.queryItems = [URLQueryItem(name: "entry", value: "WallPost/short")]
    if let edit { components.queryItems?.append(URLQueryItem(name: "edit", value: edit)) }
    let url = try #require(components.url)
    var request = URLRequest(url: url)
    request.setValue("cellsnap-\(url.port ?? 0)=\(preview.token)", forHTTPHeaderField: "Cookie")
    let (data, _) = try await URLSession.shared.data(for: request)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Returns the height of the picture, in points.
  private func height(edit: String? = nil) async throws -> Double {
    let size = try #require(try await response("/layout", edit: edit)["size"] as? [Double])
    return size[1]
  }

  @Test func `changed view models leave later pictures as they are`() async throws {
    let groups = try #require(try await response("/controls")["groups"] as? [[String: Any]])
    let controls = groups.flatMap { $0["controls"] as? [[String: Any]] ?? [] }
    let key = try #require(
      controls.compactMap { $0["key"] as? String }.first { $0.hasSuffix("fullText.string") })
    let usual = try await height()
    let long = String(repeating: "Milk and bread. ", count: 40)
    let changed = try await height(edit: "\(key)=\(long)")
    #expect(changed > usual + 50)
    #expect(try await height() == usual)
    #expect(try await height(edit: "\(key)=Milk") <= usual)
    #expect(try await height(edit: "\(key)=\(long)") == changed)
  }
}

/// A photo, a video or another file that belongs to a status.
package struct MediaAttachment: Sendable, Hashable {
  /// The kind of the file.
  package enum Kind: String, Sendable {
    case image
    case gifv
    case video
    case audio
    case unknown
  }

  package var id: String
  package var kind: Kind
  package var url: String?
  package var previewURL: String?
  /// The description of the file in words.
  package var summary: String
  package var blurHash: String?
  /// Width divided by height, if the server sent it.
  package var aspectRatio: Double?

  package init(
    id: String, kind: Kind = .image, url: String? = nil, previewURL: String? = nil, summary: String = "",
    blurHash: String? = nil, aspectRatio: Double? = nil
  ) {
    self.id = id
    self.kind = kind
    self.url = url
    self.previewURL = previewURL
    self.summary = summary
    self.blurHash = blurHash
    self.aspectRatio = aspectRatio
  }
}

extension MediaAttachment: Decodable {
  enum CodingKeys: String, CodingKey {
    case id
    case type
    case url
    case previewURL = "preview_url"
    case description
    case blurhash
    case meta
  }

  struct Meta: Decodable {
    var original: Size?
    var small: Size?

    enum CodingKeys: String, CodingKey {
      case original
      case small
    }

    init(from decoder: any Decoder) throws {
      let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
      original = fields.value(.original)
      small = fields.value(.small)
    }
  }

  struct Size: Decodable {
    var aspectRatio: Double?

    enum CodingKeys: String, CodingKey {
      case width
      case height
      case aspect
    }

    init(from decoder: any Decoder) throws {
      let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
      if let width = fields.double(.width), let height = fields.double(.height), height > 0 {
        aspectRatio = width / height
      } else {
        aspectRatio = fields.double(.aspect)
      }
      if let ratio = aspectRatio, !(ratio.isFinite && ratio > 0) { aspectRatio = nil }
    }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    url = fields.address(.url)
    previewURL = fields.address(.previewURL)
    id = try fields.string(.id) ?? url ?? fields.requiredString(.previewURL, atMost: .address)
    kind = fields.string(.type).map { Kind(rawValue: $0) ?? .unknown } ?? .image
    summary = fields.string(.description, atMost: .paragraph) ?? ""
    blurHash = fields.string(.blurhash)
    let meta: Meta? = fields.value(.meta)
    aspectRatio = meta?.original?.aspectRatio ?? meta?.small?.aspectRatio
  }
}

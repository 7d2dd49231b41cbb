/// A status that another status quotes. It is missing if its author has not agreed, or no longer agrees.
struct Quote: Sendable {
  var state: String
  var status: Status?
}

extension Quote: Decodable {
  enum CodingKeys: String, CodingKey {
    case state
    case status = "quoted_status"
  }

  init(from decoder: any Decoder) throws {
    let fields = try LenientFields(of: decoder, keyedBy: CodingKeys.self)
    state = fields.string(.state) ?? ""
    status = fields.value(.status)
  }
}

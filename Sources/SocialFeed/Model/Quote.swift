/// A status as another one quotes it: absent while its author has not agreed, or no more does.
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
    let container = try decoder.container(keyedBy: CodingKeys.self)
    state = container.string(.state) ?? ""
    status = container.value(.status)
  }
}

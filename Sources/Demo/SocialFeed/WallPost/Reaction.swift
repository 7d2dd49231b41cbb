/// What a reader does with a post by a touch, and takes back by another.
enum Reaction: Sendable, Hashable {
  case like
  case comment
  case share
  case save
}

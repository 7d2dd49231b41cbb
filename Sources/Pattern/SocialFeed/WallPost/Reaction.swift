/// A reader's reaction to a post. One touch adds it, another takes it back.
enum Reaction: Sendable, Hashable {
  case like
  case comment
  case share
  case save
}

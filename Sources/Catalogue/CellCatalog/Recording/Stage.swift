/// The stages in the making of a picture, with the names in the output of `--timing`.
package enum Stage: String, CaseIterable, Sendable {
  case build
  case layout
  case record
  case paint
  case encode
  case compare
  case write
}

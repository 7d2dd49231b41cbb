/// The stages a picture goes through, as `--timing` names them.
package enum Stage: String, CaseIterable, Sendable {
  case build
  case layout
  case record
  case paint
  case encode
  case compare
  case write
}

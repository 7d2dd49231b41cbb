/// The closures that tell the user what is being done for a base, and what went wrong without ending the run.
package struct BaseNotices {
  package let progress: (String) -> Void
  package let warn: (String) -> Void

  package init(progress: @escaping (String) -> Void = { _ in }, warn: @escaping (String) -> Void = { _ in }) {
    self.progress = progress
    self.warn = warn
  }
}

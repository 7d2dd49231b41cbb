/// A failure of git, or a state of the repository in which a revision cannot be drawn. It is one line with the solution.
package struct GitError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }

  init(_ error: ProgramError) {
    self.init(error.description)
  }
}

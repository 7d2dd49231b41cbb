/// The origin of the reference that is being compared, for comparisons of texts, which do not say who wrote them.
enum ReferenceOrigin {
  /// Whether an iPhone may have written the reference.
  @TaskLocal static var mayBePhone = false
}

/// Two values that one key of a cache was asked for, which a cache notes while it is audited.
package struct CacheConflict: Sendable {
  package let subview: String
  /// The further key; empty for the frame or size itself.
  package let key: String
  package let kept: CachedValue
  /// What the function that asked later computes.
  package let computed: CachedValue
}

/// What a cache notes while it is audited.
struct CacheAudit: Sendable {
  var conflicts: [CacheConflict] = []
  /// Whether a function is computing again, whose own questions are none of the audit.
  var isComputing = false
}

extension SubviewCache {
  /// Runs `body` from an empty cache and answers the keys that functions ask for with different results; a function
  /// that gives another result each time is none.
  ///
  /// Within `body` each function that finds its value kept is run all the same.
  package func auditing(_ body: () -> Void) -> [CacheConflict] {
    removeAll()
    beginAudit()
    body()
    return endAudit()
  }
}

/// Two different values for one key of a cache. A cache notes them while it is audited.
package struct CacheConflict: Sendable {
  package let subview: String
  /// The key; empty for the frame or size itself.
  package let key: String
  package let kept: MFSCachedValue
  /// The result of the function that used the key later.
  package let computed: MFSCachedValue
}

/// The notes of a cache while it is audited.
struct CacheAudit: Sendable {
  var conflicts: [CacheConflict] = []
  /// Whether a function is being computed again. The look-ups that it makes are not audited.
  var isComputing = false
}

extension MFSSubviewCache {
  /// Runs `body` with an empty cache, and returns the keys that functions use with different results. A function
  /// that returns another result each time is not a conflict.
  ///
  /// During `body`, each function runs even if its value is cached.
  package func auditing(_ body: () -> Void) -> [CacheConflict] {
    removeAll()
    beginAudit()
    body()
    return endAudit()
  }
}

internal import CellSnapXXHash

extension PictureBands {
  /// The hash of a bitmap with these pixels, which are painted again for it. Nil if there is no memory.
  package var hash: ContentHash? {
    guard let state = XXH3_createState() else { return nil }
    defer { XXH3_freeState(state) }
    XXH3_128bits_reset_withSeed(state, ContentHash.seed(width: width, height: height))
    forEachBand { XXH3_128bits_update(state, $0.baseAddress, $0.count) }
    let hash = XXH3_128bits_digest(state)
    return ContentHash(high: hash.high64, low: hash.low64)
  }
}

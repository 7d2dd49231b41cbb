internal import CellSnapXXHash

extension PictureBands {
  /// That of a bitmap with these pixels, painted once more for it; nil where there is no memory to compute it in.
  package var hash: ContentHash? {
    guard let state = XXH3_createState() else { return nil }
    defer { XXH3_freeState(state) }
    XXH3_128bits_reset_withSeed(state, ContentHash.seed(width: width, height: height))
    forEachBand { XXH3_128bits_update(state, $0.baseAddress, $0.count) }
    let hash = XXH3_128bits_digest(state)
    return ContentHash(high: hash.high64, low: hash.low64)
  }
}

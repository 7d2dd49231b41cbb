extension [Int] {
  /// The indices of the elements in a longest increasing subsequence, in ascending order.
  package var longestIncreasingIndices: [Int] {
    // The index of the smallest last element for each length, and the predecessor of each index.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for index in indices {
      let length = ends.partitioningIndex { self[$0] >= self[index] }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var increasing: [Int] = []
    var next = ends.last
    while let index = next {
      increasing.append(index)
      next = previous[index]
    }
    return increasing.reversed()
  }
}

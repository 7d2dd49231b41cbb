import CellCatalog

/// The table that `--timing` prints: the stages that ran, with their times and shares.
struct StageTable {
  var times: StageTimes

  func write() throws {
    for stage in Stage.allCases where times[stage] > 0 {
      let milliseconds = (times[stage] * 1000).formatted(decimals: 1)
      let share = times[stage] / times.total * 100
      try StandardOutput.line(
        "\(stage.rawValue.filled(to: 8))\(milliseconds.filledLeft(to: 10)) ms  "
          + "\(share.formatted(decimals: 1).filledLeft(to: 5)) %")
    }
  }
}

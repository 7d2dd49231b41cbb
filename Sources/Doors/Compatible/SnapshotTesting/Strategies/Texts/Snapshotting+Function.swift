extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy for functions: a table with each case and the snapshot of its result.
  ///
  ///     "up","left"
  ///     "down","right"
  public static func `func`<Result>(into snapshotting: Snapshotting<Result, Format>)
    -> Snapshotting<(Value) -> Result, Format>
  {
    var table = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> Result) in
      Value.allCases.reduce(Async(value: [])) { rows, input in
        Async { callback in
          rows.run { rows in
            snapshotting.snapshot(function(input)).run { output in
              callback(rows + ["\(quoted("\(input)")),\(quoted(output))"])
            }
          }
        }
      }
      .map { (rows: [String]) in rows.joined(separator: "\n") }
    }
    table.pathExtension = "csv"
    return table
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
  }
}

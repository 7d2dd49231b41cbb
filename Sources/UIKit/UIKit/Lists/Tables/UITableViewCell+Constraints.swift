extension UITableViewCell: SelfSizingRow, RowMarginsHolder {}

@_exported public import CellCatalog
@_exported public import CellChecks
@_exported public import CellSnapshots

@_exported public import CellCatalog
@_exported public import CellSnapshots

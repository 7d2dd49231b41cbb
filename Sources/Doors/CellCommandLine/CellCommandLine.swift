// A catalogue names one module beside UIKit.
@_exported public import CellCatalog
@_exported public import CellChecks

import Testing

/// One after another: the trace and the diagnostics belong to the process.
@Suite(.serialized) enum MFSTests {}

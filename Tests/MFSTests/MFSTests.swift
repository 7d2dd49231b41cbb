import Testing

/// One after another: the trace and the warnings belong to the process.
@Suite(.serialized) enum MFSTests {}

import Testing

/// One after another: the layout environment and the trace belong to the process.
@Suite(.serialized) enum MFSTests {}

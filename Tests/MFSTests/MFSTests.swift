import Testing

/// The suites of the pattern. They run one after another because the trace and the warnings are global.
@Suite(.serialized) enum MFSTests {}

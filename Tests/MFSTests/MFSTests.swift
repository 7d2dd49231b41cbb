import Testing

/// The suites of the pattern. They run one after another because the trace and the warnings are global: while one test
/// waits for a background thread, another test would receive its warnings.
@Suite(.serialized) enum MFSTests {}

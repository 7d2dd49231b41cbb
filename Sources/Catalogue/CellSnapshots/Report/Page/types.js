// The types of the data in the report, which `ReportData` encodes. A value that is nil there is missing here.

/** @typedef {"crashed" | "timedOut" | "notDrawn" | "different" | "missing" | "unreadable" | "otherRenderer" | "added" | "renamed" | "similar" | "notAffected" | "identical"} Verdict */
/** @typedef {"reference" | "actual"} Role */
/** @typedef {Role | "difference"} PictureRole */
/** @typedef {[[number, number], [number, number]]} EncodedFrame */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */
/** @typedef {{ path: string, width: number, height: number, scale: number }} Picture */
/** @typedef {{ referenceFrame?: EncodedFrame, actualFrame?: EncodedFrame }} Place */
/** @typedef {Place & { text: string, kind: string, others?: Place[] }} Line */
/** @typedef {{ y: number, height: number, referenceY?: number, actualY?: number }} Band */
/** @typedef {{ index: number, count: number }} Shard */

/**
 * @typedef {object} Base
 * @property {string} revision
 * @property {string} commit
 * @property {number} storedCount
 * @property {number} drawnCount
 * @property {{ name: string, entry: string }[]} unmatched
 * @property {string[]} removedEntries
 */

/**
 * @typedef {object} Comparison
 * @property {string} rule
 * @property {number} differingPixels
 * @property {number} antialiasedPixels
 * @property {number} ignoredPixels
 * @property {number} totalPixels
 * @property {number} maxChannelDifference
 * @property {Rect[]} boundingBoxes
 * @property {unknown[]} rows
 * @property {Band[]} [segments]
 */

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {string} entry
 * @property {Verdict} verdict
 * @property {boolean} isRecorded
 * @property {string} [unseenLayout]
 * @property {string} [message]
 * @property {Picture} [reference]
 * @property {Picture} [actual]
 * @property {Picture} [difference]
 * @property {Comparison} [comparison]
 * @property {{ lines: Line[] }} [explanation]
 * @property {string[]} [diagnostics]
 * @property {string[]} [rendererChanges]
 * @property {boolean} [isOfBase]
 * @property {string} [baseName]
 */

/**
 * @typedef {object} Run
 * @property {string} [program]
 * @property {string} [references]
 * @property {string} [rule]
 * @property {string[]} patterns
 * @property {boolean} [isComplete]
 * @property {boolean} [decodesReferences]
 * @property {Shard} [shard]
 * @property {Shard[]} [shards]
 * @property {Base} [base]
 * @property {Result[]} snapshots
 * @property {string[]} dead
 */

/**
 * @typedef {object} ReportData
 * @property {Run} run
 * @property {string} acceptCommand
 * @property {(string | null)[]} acceptPatterns
 * @property {string} pruneCommand
 * @property {{ snapshots: number[], consequences: Consequence[] }[]} groups
 * @property {number[]} missingShards
 * @property {string} [references]
 * @property {{ token: string, run: number }} [review]
 */

/** @typedef {"accepted" | "left"} Decision */
/** @typedef {{ accepted: string[], left: string[], undoable: number, refused: { name: string, reason: string }[] }} ReviewState */
/** @typedef {Result & { index: number, title: string, variant: string, state: string, isPassing: boolean, lines: Line[], acceptPattern: string | null, bands: Band[] | null, searchText: string, isSought?: boolean }} Snapshot */
/** @typedef {ReturnType<typeof readGroup>} Group */

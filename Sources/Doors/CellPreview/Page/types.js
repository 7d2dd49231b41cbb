// The types of the data in the page and of the server's responses, which `Messages` and `Changes` encode. A value that is
// nil there is missing here.

/** @typedef {{ width: number, scale: number, dark: boolean, rightToLeft: boolean, textSize: string, language: string, ios: string, device: string | null }} Circumstances */
/** @typedef {{ name: string, width: number, height: number, scale: number }} Device */
/** @typedef {{ name: string, configurations: Circumstances[] }} Entry */
/** @typedef {[name: string, value: string]} Parameter */
/** @typedef {[x: number, y: number, width: number, height: number]} Frame */
/** @typedef {keyof typeof sides} Side */
/** @typedef {keyof typeof axes} Axis */
/** @typedef {typeof viewNames[number]} ViewName */

/**
 * The state of the page.
 * @typedef {object} State
 * @property {ViewName} view
 * @property {string | null} entry
 * @property {Circumstances} circumstances
 * @property {Map<string, string>} edits
 * @property {boolean} isInspecting
 * @property {Axis} rows
 * @property {Axis} columns
 */

/**
 * @typedef {object} Catalogue
 * @property {string} program
 * @property {string} name
 * @property {number} build
 * @property {boolean} canBuild
 * @property {boolean} hasReview
 * @property {Entry[]} entries
 * @property {string[]} textSizes
 * @property {string[]} languages
 * @property {string[]} versions
 * @property {Device[]} devices
 * @property {number} minimumWidth
 * @property {number} maximumWidth
 */

/** @typedef {{ text: string, views: number[], places: string[] }} Constraint */

/**
 * @typedef {object} LayoutView
 * @property {number} depth
 * @property {string} class
 * @property {string} [property]
 * @property {string | null} [row]
 * @property {Frame} frame
 * @property {number} [parent]
 * @property {boolean} hidden
 * @property {string} [text]
 * @property {number} [lines]
 * @property {Record<string, string>} attributes
 * @property {Constraint[]} constraints
 * @property {string} [step]
 * @property {string} [editKey]
 */

/** @typedef {LayoutView & { isShown: boolean }} ShownView */
/** @typedef {{ axis: 0 | 1, sign: 1 | -1 }} Direction */
/** @typedef {{ size: [number, number], views: LayoutView[] }} Layout */
/** @typedef {{ rule: string, text: string, view?: number }} Finding */
/** @typedef {{ width: number, texts: string[] }} Breakpoint */
/** @typedef {{ from: number, to: number, texts: string[] }} Cut */
/** @typedef {{ from: number, to: number, heights: [number, number][], changes: Breakpoint[], cuts: Cut[] }} Breakpoints */
/** @typedef {{ key: string, title: string, kind: "text" | "toggle" | "number" | "date" | "choice", value: string, choices?: string[], minimum?: number, maximum?: number, step?: number }} Control */
/** @typedef {{ title: string, controls: Control[] }} ControlGroup */

/** @typedef {{ build: number, state: "ready" | "building" | "failed", seconds?: number, error?: { file: string, line: number, column: number, message: string }, fault?: string }} BuildStatus */
/** @typedef {{ entry: string, name: string, configuration?: Circumstances, reference?: string, actual?: string, difference?: string, isAccepted: boolean }} ChangedSnapshot */
/** @typedef {{ sentence: string, consequences: Consequence[], kinds: string[], entries: string[], widths: number[], snapshots: ChangedSnapshot[] }} ChangeGroup */
/** @typedef {{ build: number, state: "none" | "keeping" | "comparing" | "done", entryCount: number, finishedCount: number, compared: number, seconds?: number, groups: ChangeGroup[], problem?: string }} Changes */
/** @typedef {{ name: string, reason: string }} RefusedPicture */
/** @typedef {{ isAccepted: boolean, refused: RefusedPicture[], count: number, line?: string }} Outcome */

/** @typedef {{ entry: number, configuration: Circumstances, size: [number, number], tiles: { path: string, top: number, height: number }[], layout?: Layout }} Shot */
/** @typedef {{ mode?: string, token?: string, catalogue: Catalogue, shots?: Shot[], breakpoints?: Record<string, Breakpoints> }} PageData */

/**
 * A picture that the page asks for.
 * @typedef {{ entry: string, circumstances: Circumstances, edits: Map<string, string>, isThumbnail?: boolean }} Wanted
 */
/** @typedef {() => boolean} IsWanted */
/** @typedef {(isWanted: IsWanted) => unknown} Task */
/** @typedef {ReturnType<typeof entryRow>} EntryRow */
/** @typedef {{ source: string, width: number, height: number, tiles: number, top: number, high: number }} Tile */
/** @typedef {Tile & { image: HTMLImageElement }} LoadedTile */
/** @typedef {LoadedTile & { loaded: Map<number, LoadedTile>, wanted: Wanted, version: string }} ShownPicture */

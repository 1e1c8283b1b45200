/** Judges a text; true refuses it. The word lists are one moderator, an engine's moderation model another. */
export type Moderator = (text: string, signal: AbortSignal) => boolean | Promise<boolean>;

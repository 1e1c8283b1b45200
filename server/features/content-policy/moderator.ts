/** Judges a text; true refuses it. The word lists are one, a moderation model of an engine may be another. */
export type Moderator = (text: string, signal: AbortSignal) => boolean | Promise<boolean>;

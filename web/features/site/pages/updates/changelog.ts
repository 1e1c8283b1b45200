import { type MarkedToken, marked } from 'marked';

/** What a version brought. */
export interface Release {
  /** Such as "0.2.0"; null for what is not released yet. */
  version: string | null;
  /** As it is written in the file: year, month, day. */
  date: string | null;
  body: readonly MarkedToken[];
}

const heading = /^\[?v?(\d+\.\d+\.\d+[^\]\s]*)\]?(?:\s*[-–]\s*(\d{4}-\d{2}-\d{2}))?/;

/**
 * Reads a changelog in the form of "Keep a Changelog": each second-level heading begins a version; what stands above the
 * first one is about the file itself and is left out. The tokens hold no HTML: what looks like it is a token of its own.
 */
export function readChangelog(markdown: string): Release[] {
  const releases: { version: string | null; date: string | null; body: MarkedToken[] }[] = [];
  for (const token of marked.lexer(markdown) as MarkedToken[]) {
    if (token.type === 'heading' && token.depth === 2) {
      const [, version = null, date = null] = heading.exec(token.text) ?? [];
      releases.push({ version, date, body: [] });
    } else {
      releases.at(-1)?.body.push(token);
    }
  }
  return releases.filter(({ body }) => body.some(({ type }) => type !== 'space'));
}

/** Whether a link may be followed: other sites, letters, and places of this one; never a script. */
export function isSafeLink(address: string): boolean {
  return /^(https?:\/\/|mailto:|\/(?!\/)|#)/i.test(address);
}

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readFigure } from '../../own-drawings/figures/figures.ts';
import type { Understanding } from '../../understanding.ts';
import { promptLanguages } from '../../vocabulary.ts';
import { facesShownBy, headOf } from '../in-its-mood.ts';
import { fold } from '../text.ts';
import { understand } from '../understand.ts';

/**
 * A prompt with the results that a thumbnail creator would accept: headlines as lines joined by a space (""
 * for none), heroes as icon names (null for none).
 */
const evaluationRow = z.object({
  prompt: z.string(),
  language: z.enum(promptLanguages),
  topic: z.string(),
  /** The half of the set written for the engine; absent in sets written by others. */
  half: z.enum(['tune', 'held-out']).optional(),
  acceptedHeadlines: z.array(z.string()).min(1),
  acceptedHeroes: z.array(z.string().nullable()).min(1),
});
type EvaluationRow = z.infer<typeof evaluationRow>;

export interface Score {
  rows: number;
  /** Shares of rows, 0–1. */
  headlines: number;
  heroes: number;
  languages: number;
  /** A line for every miss, printed when a threshold fails. */
  misses: string[];
}

/** @throws if the file is not a list of evaluation rows */
export function readEvaluation(fileName: string): EvaluationRow[] {
  return z.array(evaluationRow).parse(JSON.parse(readFileSync(new URL(fileName, import.meta.url), 'utf8')));
}

export function scoreRows(rows: readonly EvaluationRow[]): Score {
  const misses: string[] = [];
  let headlines = 0;
  let heroes = 0;
  let languages = 0;
  for (const row of rows) {
    const { headline, hero, language } = understand(row.prompt);
    const text = headline.value.join(' ');
    if (isGood(text, row)) headlines += 1;
    else misses.push(`headline "${text}" for: ${row.prompt}`);
    if (isAccepted(row.acceptedHeroes, hero)) heroes += 1;
    else misses.push(`hero ${hero.value} for: ${row.prompt}`);
    if (language === row.language) languages += 1;
    else misses.push(`language ${language} for: ${row.prompt}`);
  }
  const total = rows.length;
  return {
    rows: total,
    headlines: headlines / total,
    heroes: heroes / total,
    languages: languages / total,
    misses,
  };
}

const plain = (text: string) =>
  fold(text)
    .replace(/\s*[([][^)\]]*[)\]]|\p{Extended_Pictographic}|#\p{L}+/gu, ' ')
    .replace(/[^\p{L}\p{N}$€£%]+/gu, ' ')
    .trim();

/**
 * Returns whether a headline is accepted: one of those that the judge would print, or the title itself, word
 * for word. The sets were judged when headlines had five words; a title of up to ten loses nothing.
 */
export function isGood(
  headline: string,
  { prompt, acceptedHeadlines }: Pick<EvaluationRow, 'prompt' | 'acceptedHeadlines'>,
): boolean {
  const isTitle = plain(headline) === plain(prompt) && plain(prompt).split(' ').length <= mostOfTitle;
  return isTitle || acceptedHeadlines.includes(headline);
}
const mostOfTitle = 12;

/**
 * Returns whether a hero is accepted. The sets were judged before whole figures and animals were drawn: one
 * is accepted where the thing is that it took the place of.
 */
export function isAccepted(
  accepted: readonly (string | null)[],
  { value, runnersUp }: Understanding['hero'],
): boolean {
  if (accepted.includes(value)) return true;
  // A person who shows the named feeling stands for its face, and where there would be words alone.
  const faces = value === null ? [] : facesShownBy(value);
  if (faces.length > 0 && [...faces, null].some((face) => accepted.includes(face))) return true;
  const head = value === null ? null : headOf(value);
  if (head !== null && (accepted.includes(head) || accepted.includes(`${head}-face`))) return true;
  return value !== null && readFigure(value) !== null && accepted.includes(runnersUp[0]?.value ?? null);
}

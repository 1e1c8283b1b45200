/** Reads what a person does in a picture without words. */
import { type ActionName, actionNames } from '../language/grammar/action-words.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { everyOf } from '../language/grammar/lexicon.ts';
import { fold } from '../language/text.ts';
import type { PromptLanguage } from '../vocabulary.ts';

const patterns = new Map<PromptLanguage, { action: ActionName; words: RegExp }[]>();

/** Returns the first action that a prompt names. */
export function actionIn(prompt: string, language: PromptLanguage): ActionName | null {
  let rows = patterns.get(language);
  if (!rows) {
    const { actions } = grammarOf(language).expressions;
    rows = actionNames.map((action) => ({ action, words: everyOf(actions[action]) }));
    patterns.set(language, rows);
  }
  const text = fold(prompt).replace(/[^\p{L}\p{N}']+/gu, ' ');
  const [first] = rows
    .map(({ action, words }) => ({ action, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return first?.action ?? null;
}

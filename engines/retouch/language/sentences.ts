import type { EditActionKind, EditObstacle } from '../../../contract/edit-actions.ts';
import type { Language } from '../../../contract/languages.ts';
import type { EditAction, EditScope } from '../plan.ts';
import { englishSentences } from './sentences.en.ts';
import { spanishSentences } from './sentences.es.ts';
import { portugueseSentences } from './sentences.pt.ts';

/** How a language says what is done and what is not. */
export interface Sentences {
  readonly language: Language;
  /** In words that follow "I will:". `{words}` and `{shape}` are values. */
  readonly edits: Readonly<Record<EditActionKind, string>>;
  /** In place of those of `edits` where less of it is asked for. */
  readonly less: string;
  readonly scopes: Readonly<Record<EditScope, string>>;
  readonly obstacles: Readonly<Record<EditObstacle, string>>;
  readonly largeRemoval: string;
}

const all = [englishSentences, portugueseSentences, spanishSentences];

export const sentencesOf = (wanted: Language): Sentences =>
  all.find(({ language }) => language === wanted) ?? englishSentences;

/** Says what is done, such as "darken the background". */
export function sentenceOf(action: EditAction, language: Language): string {
  const { edits, less, scopes } = sentencesOf(language);
  const sentence = action.kind === 'contrast' && action.amount < 0 ? less : edits[action.kind];
  const words = action.text ?? action.icon?.label ?? '';
  return `${sentence
    .replace('{words}', words)
    .replace('{shape}', (action.shape ?? [1, 1]).join(':'))}${scopes[action.scope]}`;
}

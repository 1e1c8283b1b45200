/** Reads what a person does in a picture without words. */
import { type ActionName, actionNames } from '../language/grammar/action-words.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { everyOf } from '../language/grammar/lexicon.ts';
import { sceneActionsIn } from '../language/grammar/people/scene-actions.ts';
import { fold } from '../language/text.ts';
import type { PoseName } from '../own-drawings/figures/poses/poses.ts';
import type { PromptLanguage } from '../vocabulary.ts';

const patterns = new Map<PromptLanguage, { action: ActionName; words: RegExp }[]>();

/** Returns the first action that a prompt names. */
export function actionIn(prompt: string, language: PromptLanguage): ActionName | null {
  return actionsIn(prompt, language)[0]?.action ?? null;
}

const plainWords = (text: string) => fold(text).replace(/[^\p{L}\p{N}']+/gu, ' ');

/** What is done with the whole body: "looking at the sea" is only what one does meanwhile. */
const meanwhile: ReadonlySet<PoseName> = new Set([
  'gazing',
  'feeding',
  'walking',
  'thinking',
  'throne',
  'bench',
  'sad',
  'afraid',
  'cheering',
  'pointing',
  'working',
]);

/** Who rides has the sword in the saddle. */
const rides: ReadonlySet<PoseName> = new Set(['riding-horse', 'motorbike']);

/** Returns the pose that a text names for whom it is of; a more special one before what is done meanwhile. */
export function poseIn(prompt: string, language: PromptLanguage): PoseName | null {
  const text = plainWords(prompt);
  // Who writes on the board teaches.
  const special = sceneActionsIn(text, language).map(({ pose, at }) => ({
    pose,
    at: pose === 'teaching' ? -1 : at,
    rank: 0,
  }));
  const usual = actionsIn(text, language).map(({ action, at }) => ({
    pose: action as PoseName,
    at: action === 'teaching' ? Number.MAX_SAFE_INTEGER : at,
    rank: 1,
  }));
  const all = [...special, ...usual].sort(
    (one, other) =>
      Number(rides.has(other.pose)) - Number(rides.has(one.pose)) ||
      Number(meanwhile.has(one.pose)) - Number(meanwhile.has(other.pose)) ||
      one.at - other.at ||
      one.rank - other.rank,
  );
  return all[0]?.pose ?? null;
}

function actionsIn(prompt: string, language: PromptLanguage): { action: ActionName; at: number }[] {
  let rows = patterns.get(language);
  if (!rows) {
    const { actions } = grammarOf(language).expressions;
    rows = actionNames.map((action) => ({ action, words: everyOf(actions[action]) }));
    patterns.set(language, rows);
  }
  const text = plainWords(prompt);
  return rows
    .map(({ action, words }) => ({ action, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
}

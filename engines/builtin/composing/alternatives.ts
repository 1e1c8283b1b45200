/** The further designs of a generation are other ideas of its prompt, not other places of the same parts. */
import { makesThumbnails } from '../../../contract/tools.ts';
import type { DesignInput } from '../design-input.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { wholeTitle } from '../language/headline/headline.ts';
import { stressHook } from '../language/headline/stress-hook.ts';
import type { Understanding } from '../understanding.ts';
import type { LayoutId } from '../vocabulary.ts';

/** From this confidence on another headline is as good as the first. */
const sayableFrom = 0.6;
/** A hook of so many letters fills a picture of words alone. */
const leastLetters = 6;

const openLayouts: ReadonlySet<LayoutId> = new Set(['hero-right', 'hero-left', 'hero-center']);

/**
 * Returns what a further design shows: the second has the runner-up headline, the third the hero alone and
 * close, the fourth the words alone. What asks for its own layout (a comparison, a list) keeps its parts.
 */
export function alternativeOf(understanding: Understanding, input: DesignInput): Understanding {
  const { alternative = 0, prompt, tool } = input;
  if (!makesThumbnails(tool) || (input.photos?.length ?? 0) > 0) return understanding;
  if (!openLayouts.has(understanding.layout.value)) return understanding;
  if (alternative === 1) return withOtherHeadline(understanding, prompt);
  if (alternative === 2) return closeUp(understanding);
  if (alternative !== 3 || !isSayable(understanding)) return understanding;
  return inWords(withWholeTitle(understanding, prompt));
}

function withOtherHeadline(understanding: Understanding, prompt: string): Understanding {
  const { headline } = understanding;
  const said = headline.value.join(' ');
  const other = headline.runnersUp.find(
    ({ value, confidence }) => confidence >= sayableFrom && value.length > 0 && value.join(' ') !== said,
  );
  return other ? withHeadline(understanding, other, prompt) : understanding;
}

function withHeadline(
  understanding: Understanding,
  other: Understanding['headline']['runnersUp'][number],
  prompt: string,
): Understanding {
  const { headline, language } = understanding;
  const context = { prompt, heroWords: new Set<string>(), grammar: grammarOf(language) };
  const { lines, emphasis } = stressHook(other.value, context);
  return { ...understanding, headline: { ...headline, ...other, value: lines }, emphasis };
}

/** Who acted is alone; who was alone fills the height. A heap stays one. */
function closeUp(understanding: Understanding): Understanding {
  const { relation, states = [] } = understanding;
  if (understanding.hero.value === null || relation?.kind === 'many') return understanding;
  if (relation) return { ...understanding, relation: null, secondHero: null };
  return { ...understanding, states: [...states.filter((state) => state !== 'tiny').slice(0, 1), 'giant'] };
}

function isSayable({ headline }: Understanding): boolean {
  return headline.value.join('').length >= leastLetters;
}

/** Words alone have room for all of a title. */
function withWholeTitle(understanding: Understanding, prompt: string): Understanding {
  const { headline } = understanding;
  const whole = headline.runnersUp.find(({ reason }) => reason === wholeTitle);
  return whole ? withHeadline(understanding, whole, prompt) : understanding;
}

function inWords(understanding: Understanding): Understanding {
  const { hero } = understanding;
  const reason = 'the words alone';
  return {
    ...understanding,
    hero: {
      ...hero,
      value: null,
      reason,
      runnersUp: [hero, ...hero.runnersUp].map(({ value, confidence }) => ({ value, confidence, reason })),
    },
    secondHero: null,
    relation: null,
    states: [],
    stickers: [],
    layout: { ...understanding.layout, value: 'typography', reason },
    warnings: understanding.warnings.filter(({ code }) => code !== 'subject-not-drawn'),
  };
}

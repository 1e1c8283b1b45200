import { makesThumbnails } from '../../../../contract/tools.ts';
import type { EnhanceRequest } from '../../../words.ts';
import type { Understanding } from '../../understanding.ts';
import type { IconId, PromptLanguage } from '../../vocabulary.ts';
import { listWords } from '../concept-index.ts';
import { concepts } from '../concepts/concepts.ts';
import { grammarOf } from '../grammar/grammars.ts';
import { wordsOf } from '../grammar/lexicon.ts';
import { findQuotation, forbidsText } from '../quotes.ts';
import { namesScene } from '../scene.ts';
import { fold } from '../text.ts';

/** What an enhanced prompt may say, in this order. */
export const facetKinds = [
  'headline',
  'number',
  'subject',
  'setting',
  'mood',
  'layout',
  'colors',
  'light',
] as const;
export type FacetKind = (typeof facetKinds)[number];

export interface FacetInput {
  request: EnhanceRequest;
  /** The prompt's reading. */
  read: Understanding;
}

type Facet = (input: FacetInput) => string | null;

/** Styles without a background. */
const bareStyles: ReadonlySet<string> = new Set(['png']);

/** The addition of each facet; null if the prompt has it already, or there is nothing to add. */
export const facets: Readonly<Record<FacetKind, Facet>> = {
  headline({ request: { prompt, tool }, read }) {
    // Genesys draws words only where the prompt quotes them: an added quotation would add words to the
    // picture.
    if (!makesThumbnails(tool) || findQuotation(prompt) || forbidsText(prompt)) return null;
    const text = read.headline.value.join(' ');
    return text === '' || text.includes('"') ? null : grammarOf(read.language).phrases.headline(text);
  },
  number({ request: { tool }, read }) {
    const carries = read.layout.value === 'number' || read.layout.value === 'list';
    return carries && read.number && makesThumbnails(tool)
      ? grammarOf(read.language).phrases.number(read.number.value)
      : null;
  },
  subject({ request: { prompt }, read }) {
    const name = read.hero.value === null ? null : nameOf(read.hero.value, read.language);
    if (name === null || names(prompt, read.hero.value, read.language)) return null;
    return grammarOf(read.language).phrases.subject(name);
  },
  setting({ request: { prompt, style }, read }) {
    const words = grammarOf(read.language).phrases.setting[read.scene.value] ?? null;
    if (words === null || bareStyles.has(fold(style)) || saysPlace(prompt, words)) return null;
    return namesScene(fold(prompt), read.scene.value) ? null : words;
  },
  mood({ request: { analysis }, read }) {
    // A reference image brings its own light.
    return analysis ? null : (grammarOf(read.language).phrases.mood[read.mood] ?? null);
  },
  layout: ({ request: { analysis }, read }) =>
    (analysis && roomFor(analysis.composition.freeSide, read)) ??
    grammarOf(read.language).phrases.layout[read.layout.value] ??
    null,
  colors({ request: { analysis }, read }) {
    if (!analysis || read.colors.length > 0) return null;
    const { colors, colorNames, and } = grammarOf(read.language).phrases;
    const main = analysis.palette.filter(({ share }, at) => at === 0 || share >= namedFrom);
    const distinct = [...new Set(main.map(({ name }) => colorNames[name]))].slice(0, maxNamed);
    if (distinct.length === 0) return null;
    const last = distinct.pop() ?? '';
    return colors(distinct.length === 0 ? last : `${distinct.join(', ')} ${and} ${last}`);
  },
  light({ request: { analysis }, read }) {
    if (!analysis) return null;
    const { light, adjectives } = grammarOf(read.language).phrases;
    const { contrast, key, temperature } = analysis.light;
    const words = [
      adjectives.key[key],
      adjectives.temperature[temperature],
      adjectives.saturation[analysis.saturation.level],
      contrast >= highContrastFrom ? adjectives.highContrast : undefined,
      contrast <= lowContrastUpTo ? adjectives.lowContrast : undefined,
    ].filter((word) => word !== undefined);
    return words.length === 0 ? null : light(words.join(' '));
  },
};

/** A colour with a smaller share of the reference image is not named. */
const namedFrom = 0.08;
const maxNamed = 3;
const highContrastFrom = 0.65;
const lowContrastUpTo = 0.2;

/** Words of a setting that name no place. */
const settingWords = wordsOf('settingWords');

/** Whether a prompt already names the place of a setting: no "in the jungle" beside a jungle. */
function saysPlace(prompt: string, setting: string): boolean {
  const place =
    fold(setting)
      .split(' ')
      .find((word) => !settingWords.has(word)) ?? '';
  return fold(prompt)
    .split(/[^\p{L}]+/u)
    .some((word) => word.startsWith(place.slice(0, -1)));
}

/** Words go where the reference image has room for them, the subject opposite. */
function roomFor(freeSide: string, { language, layout }: Understanding): string | null {
  const isFree = layout.value === 'hero-left' || layout.value === 'hero-right';
  const { layout: layouts, roomForText } = grammarOf(language).phrases;
  if (isFree && freeSide === 'left') return layouts['hero-right'] ?? null;
  if (isFree && freeSide === 'right') return layouts['hero-left'] ?? null;
  return freeSide === 'top' || freeSide === 'bottom' ? (roomForText[freeSide] ?? null) : null;
}

/** The rows of the concept table that name an icon directly. */
function rowsOf(icon: IconId) {
  return concepts.filter(
    (concept) => concept.icon === icon && (concept.kind === 'being' || concept.kind === 'thing'),
  );
}

/** Returns an icon's name: the plainest word for it; null if only topics lead to it. */
function nameOf(icon: IconId, language: PromptLanguage): string | null {
  const words = rowsOf(icon).flatMap((concept) => listWords(concept[language]));
  const own = icon.replaceAll('-', ' ');
  return grammarOf(language).iconIdsAreWords && words.includes(own) ? own : (words[0] ?? null);
}

/** Returns whether a prompt names the thing on the icon. */
function names(prompt: string, icon: IconId | null, language: PromptLanguage): boolean {
  const text = ` ${fold(prompt).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const stem = (word: string) => fold(word).replace(/[aeo]?s?$/, '');
  return (
    icon !== null &&
    rowsOf(icon).some((concept) =>
      listWords(concept[language]).some((word) => text.includes(` ${stem(word)}`)),
    )
  );
}

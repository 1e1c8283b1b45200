import type { RelationId, StateId } from './catalogue.ts';
import type { ConceptKind } from './language/concepts/concept.ts';
import type { IconId, LayoutId, PromptLanguage, SceneId } from './vocabulary.ts';

export interface Choice<T> {
  value: T;
  confidence: number;
  reason: string;
  runnersUp: { value: T; confidence: number; reason: string }[];
}

/** Something that a description names, where and how many times. */
export interface NamedThing {
  icon: IconId;
  kind: ConceptKind;
  /** As the description has them. */
  words: string;
  /** Whether a verb names it: who paints has a palette. */
  isOfVerb: boolean;
  /** Whether a noun names it: a rocky pier has no rock. */
  isNoun: boolean;
  /** Where its words are in the folded prompt. */
  from: number;
  to: number;
  /** As many as the words count; null where they do not. */
  count: number | null;
  isPlural: boolean;
}

export interface Understanding {
  language: PromptLanguage;
  kind: 'title' | 'scene';
  headline: Choice<string[]>;
  emphasis: number | null;
  /** Neighbouring words of the headline between which no line is broken, as "EIFFEL TOWER". */
  ties?: readonly string[];
  hero: Choice<IconId | null>;
  secondHero: IconId | null;
  versus: { left: string; right: string } | null;
  /** States of the second side of a comparison; those of the first are `states`. */
  secondStates?: StateId[];
  /** The shares of their size at which the two sides are shown; null if alike. */
  sizes?: [number, number] | null;
  number: { value: string; unit: string | null } | null;
  stickers: IconId[];
  /** What the hero does, and with whom; `other` is null for a heap. */
  relation?: { kind: RelationId; other: IconId | null } | null;
  /** Whether a description shows several of its hero, an animal. */
  several?: 'family' | 'herd';
  /** States of the hero that the prompt names. */
  states?: StateId[];
  scene: Choice<SceneId>;
  layout: Choice<LayoutId>;
  mood: 'neutral' | 'happy' | 'dark' | 'angry' | 'calm' | 'epic';
  /** The hour, season or weather that the prompt names. */
  light?: 'night' | 'sunset' | 'dawn' | 'day' | 'storm' | 'autumn' | 'aurora' | 'magic' | null;
  /** Weather that is drawn over the whole picture. */
  weather?: 'rain' | 'fog' | 'snowfall' | null;
  colors: string[];
  /** The colours that the words give to single things, by their illustrations. */
  dyes?: Readonly<Record<IconId, string>>;
  /** What a description names, in the order of its words. */
  named?: readonly NamedThing[];
  /** Nouns of a description that have no drawing. */
  unpictured?: string[];
  warnings: { code: string; message: string }[];
}

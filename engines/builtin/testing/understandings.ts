/** Understandings for tests, built from the few fields a test cares about. */
import type { Choice, Understanding } from '../understanding.ts';
import type { IconId, LayoutId, PromptLanguage, SceneId } from '../vocabulary.ts';

export interface Wishes {
  headline?: string[];
  emphasis?: number | null;
  hero?: IconId | null;
  secondHero?: IconId | null;
  stickers?: IconId[];
  layout?: LayoutId;
  scene?: SceneId | null;
  mood?: Understanding['mood'];
  colors?: string[];
  language?: PromptLanguage;
  number?: Understanding['number'];
}

export function understandingOf(wishes: Wishes): Understanding {
  const layout = wishes.layout ?? 'hero-right';
  return {
    language: wishes.language ?? 'en',
    kind: 'title',
    headline: sure(wishes.headline ?? []),
    emphasis: wishes.emphasis ?? null,
    hero: sure(wishes.hero ?? null),
    secondHero: wishes.secondHero ?? (layout === 'versus' ? 'laptop' : null),
    versus: layout === 'versus' ? { left: 'PHONE', right: 'LAPTOP' } : null,
    number:
      wishes.number ?? (layout === 'number' || layout === 'list' ? { value: '100', unit: 'DAYS' } : null),
    stickers: wishes.stickers ?? [],
    scene: { ...sure(wishes.scene ?? 'mesh'), confidence: wishes.scene ? 0.9 : 0.1 },
    layout: sure(layout),
    mood: wishes.mood ?? 'neutral',
    colors: wishes.colors ?? [],
    warnings: [],
  };
}

function sure<T>(value: T): Choice<T> {
  return { value, confidence: 0.9, reason: 'asked for by the test', runnersUp: [] };
}

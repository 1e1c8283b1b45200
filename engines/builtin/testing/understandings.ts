/** Understandings for tests, built from the few fields a test cares about. */
import type { Choice, Understanding } from '../understanding.ts';
import type { IconId, LayoutId, PromptLanguage, SceneId } from '../vocabulary.ts';

export interface UnderstandingParts {
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

export function understandingOf(parts: UnderstandingParts): Understanding {
  const layout = parts.layout ?? 'hero-right';
  return {
    language: parts.language ?? 'en',
    kind: 'title',
    headline: sure(parts.headline ?? []),
    emphasis: parts.emphasis ?? null,
    hero: sure(parts.hero ?? null),
    secondHero: parts.secondHero ?? (layout === 'versus' ? 'laptop' : null),
    versus: layout === 'versus' ? { left: 'PHONE', right: 'LAPTOP' } : null,
    number:
      parts.number ?? (layout === 'number' || layout === 'list' ? { value: '100', unit: 'DAYS' } : null),
    stickers: parts.stickers ?? [],
    scene: { ...sure(parts.scene ?? 'mesh'), confidence: parts.scene ? 0.9 : 0.1 },
    layout: sure(layout),
    mood: parts.mood ?? 'neutral',
    colors: parts.colors ?? [],
    warnings: [],
  };
}

function sure<T>(value: T): Choice<T> {
  return { value, confidence: 0.9, reason: 'asked for by the test', runnersUp: [] };
}

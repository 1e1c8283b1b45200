import type { Understanding } from '../understanding.ts';
import { fallbackLanguage } from '../vocabulary.ts';
import { findQuotation } from './quotes.ts';
import { neutralScene } from './scene.ts';
import { emojiIcons, plainText, withoutEmoji } from './scripts.ts';
import type { WordIndex } from './word-index.ts';

const warningOf = {
  foreign: {
    code: 'unsupported-script',
    message:
      'The built-in engine reads English, Portuguese and Spanish, so it chose no subject for this prompt. Thumbnails print its text as it stands.',
  },
  emoji: {
    code: 'emoji-only',
    message: 'The prompt has no words, so the design uses its emoji and has no headline.',
  },
  signs: {
    code: 'no-words',
    message:
      'The prompt has no words, so the built-in engine chose no subject. Thumbnails prints its characters unchanged.',
  },
};

/** Reads a prompt without readable words: its emoji, or its unchanged text. */
export function understandWordless(prompt: string, words: WordIndex): Understanding {
  const text = withoutEmoji(prompt);
  const icons = emojiIcons(prompt, words);
  const quotation = findQuotation(text);
  const isText = /[\p{L}\p{N}]/u.test(text);
  const lines = quotation
    ? quotation.texts.flatMap((quoted) => plainText(quoted))
    : isText || icons.length === 0
      ? plainText(text)
      : [];
  const hero = icons[0] ?? null;
  return {
    language: fallbackLanguage,
    kind: isText ? 'title' : 'scene',
    headline: {
      value: lines,
      confidence: quotation ? 1 : 0.6,
      reason: lines.length > 0 ? 'the text as it stands' : 'the prompt holds no words',
      runnersUp: [],
    },
    emphasis: null,
    hero: {
      value: hero,
      confidence: hero ? 0.86 : 0.9,
      reason: hero ? 'the prompt holds this emoji' : 'the prompt names nothing the engine can read',
      runnersUp: icons
        .slice(1, 5)
        .map((icon) => ({ value: icon, confidence: 0.8, reason: 'the prompt holds this emoji' })),
    },
    secondHero: null,
    versus: null,
    number: null,
    stickers: icons.slice(1, 3),
    scene: { value: neutralScene('neutral', prompt), confidence: 0.4, reason: 'neutral', runnersUp: [] },
    layout: {
      value: hero ? (lines.length > 0 ? 'hero-right' : 'hero-center') : 'typography',
      confidence: 0.7,
      reason: hero ? 'an emoji is the hero' : 'words alone',
      runnersUp: [],
    },
    mood: 'neutral',
    colors: [],
    warnings: isText
      ? [warningOf.foreign]
      : icons.length > 0
        ? [warningOf.emoji]
        : lines.length > 0
          ? [warningOf.signs]
          : [],
  };
}

import type { PresetThumbnailStyleId } from '#contract/styles.ts';
import { findImageStyle, findThumbnailStyle } from '#contract/styles.ts';
import { makesThumbnails } from '#contract/tools.ts';
import { v2StyleId } from '#contract/v2-presets.ts';
import type { EngineStyle, GenerateRequest } from '../picture-requests.ts';

/**
 * The creators' looks, in words that any model understands. They describe the picture and name no creator:
 * no model is asked for a person's likeness or a trademark.
 */
const creatorLooks: Record<PresetThumbnailStyleId, string> = {
  'MrBeast-tzdev':
    'high-energy video thumbnail: one huge subject with a big expression, saturated colours, bright rim light, blurred spectacular background, short bold white headline with a black outline',
  'Kurzgesagt-tzdev':
    'flat vector illustration: rounded geometric shapes, deep indigo background, glowing neon accents, cute simplified objects, clean gradients, short rounded headline',
  'NickD-tzdev':
    'calm editorial thumbnail: muted background, one clear object, plenty of empty space, small precise sans-serif headline, a single accent colour',
  'Matthew-tzdev':
    'technology thumbnail: dark studio background, glowing screen light, crisp product detail, strong diagonal composition, condensed bold headline',
  'Lebron-tzdev':
    'sports poster: dramatic stadium light, motion streaks, purple and gold palette, powerful low camera angle, heavy condensed headline',
  MaxVersta:
    'motorsport poster: speed lines, navy and orange palette, low wide camera angle, smoke and sparks, slanted heavy headline',
  BackgroundIRL:
    'real-life street photograph: wide natural background, true colours, candid framing, free space for a subject, no headline unless it is quoted',
};

const presetLooks: Record<string, string> = {
  [v2StyleId('mrbeast')]:
    'spectacular challenge thumbnail: extreme scale contrast, saturated blue and yellow, big emotion, short thick headline',
  [v2StyleId('documentario')]:
    'documentary thumbnail: cinematic dark grading, film grain, one lit subject, serious serif headline, map or archive texture',
  [v2StyleId('financas')]:
    'finance thumbnail: dark green and gold palette, rising or falling chart, money, confident clean headline with one large number',
};

const thumbnailWords =
  'A video thumbnail that reads at a small size: one clear subject, strong contrast, at most five headline words, spelled correctly, nothing important at the bottom right corner.';

/** For a picture over which Adventure sets the words: the subject on one side, and room on the other. */
function roomFor(seed: number): string {
  const [subject, room] = seed % 2 === 0 ? ['right', 'left'] : ['left', 'right'];
  return `The picture of a video thumbnail, without its headline: no words, letters, numbers, captions, logos or watermarks anywhere, not even words that the description quotes. One clear subject, large, in the ${subject} half, strong contrast, reads at a small size. The ${room} half stays calm, dark and free of detail, as ground for a headline that is added later. Nothing important at the bottom right corner.`;
}

/** A look without what it says of the letters. */
function withoutLetters(look: string): string {
  const [kind = '', ...rest] = look.split(': ');
  const kept = (rest.join(': ') || kind).split(', ').filter((part) => !part.includes('headline'));
  return rest.length > 0 ? `${kind}: ${kept.join(', ')}` : kept.join(', ');
}

/**
 * The prompt for an image model: the user's own words first and whole, then the reference image in words,
 * then the look. For a style trained on the model, its own engine adds the trigger word.
 */
export function toModelPrompt(request: GenerateRequest): string {
  const { tool, prompt, style, settings, referenceDescription } = request;
  const isWordless = makesThumbnails(tool) && settings.words === 'adventure';
  return [
    prompt,
    referenceDescription === undefined ? null : `Reference image: ${referenceDescription}`,
    makesThumbnails(tool) ? (isWordless ? roomFor(settings.seed) : thumbnailWords) : null,
    styleLine(style, isWordless),
    creativityHint(settings.creativity),
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

function styleLine(style: EngineStyle, isWordless: boolean): string | null {
  const look = toStyleWords(style);
  if (look === null) return null;
  return `Style: ${isWordless && style.description === undefined ? withoutLetters(look) : look}`;
}

/** A style's look in words; null when the prompt alone decides. */
export function toStyleWords({ id, description }: EngineStyle): string | null {
  if (description !== undefined) return description;
  const creator = findThumbnailStyle(id);
  if (creator) return creatorLooks[creator.id];
  const image = findImageStyle(id);
  if (image) return image.id === 'Default' ? null : `${image.label}. ${image.description}`;
  return presetLooks[id] ?? null;
}

/** Creativity runs from 0 to 10 and mostly stays at 1: only the ends of the slider add words. */
function creativityHint(creativity: number | null): string | null {
  if (creativity === null || (creativity > 0 && creativity < 7)) return null;
  return creativity === 0
    ? 'Keep strictly to this description and add nothing to it.'
    : 'Interpret this description freely and add surprising detail.';
}

import type { PictureMeasures } from '#contract/image-analysis.ts';

/** A colour with a smaller share of the picture is not mentioned. */
const namedFrom = 0.08;
const maxNamed = 3;

const highContrastFrom = 0.65;
const lowContrastUpTo = 0.2;

const places: Record<PictureMeasures['composition']['freeSide'], string> = {
  left: ' with free space on the left',
  right: ' with free space on the right',
  top: ' with free space at the top',
  bottom: ' with free space at the bottom',
  around: ' with free space around the middle',
  everywhere: ' with free space everywhere',
  none: '',
};

/**
 * Describes the measures as one English sentence for a prompt. It says nothing about what the picture shows.
 */
export function describeMeasures({ palette, light, saturation, composition }: PictureMeasures): string {
  const adjectives = [
    { low: 'dark', middle: '', high: 'bright' }[light.key],
    light.temperature === 'neutral' ? '' : light.temperature,
    { grey: '', muted: 'muted', moderate: '', vivid: 'vivid' }[saturation.level],
    light.contrast >= highContrastFrom
      ? 'high-contrast'
      : light.contrast <= lowContrastUpTo
        ? 'low-contrast'
        : '',
  ].filter((word) => word !== '');
  const first = ['A', adjectives.join(', '), 'picture in'].filter((part) => part !== '').join(' ');
  return `${first} ${joinWords(nameColors(palette))}${places[composition.freeSide]}.`;
}

/** The names of the largest colours. Tones with the same name count together. */
function nameColors(palette: PictureMeasures['palette']): string[] {
  const shares = new Map<string, number>();
  for (const { name, share } of palette) shares.set(name, (shares.get(name) ?? 0) + share);
  return [...shares]
    .sort(([, one], [, other]) => other - one)
    .filter(([, share], index) => index === 0 || share >= namedFrom)
    .map(([name]) => name)
    .slice(0, maxNamed);
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

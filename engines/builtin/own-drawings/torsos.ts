import { shade, shape } from './own-drawing.ts';

/** Faces of the packed set that get shoulders, and what they wear: light, middle, shade and the collar. */
const clothes: Readonly<Record<string, readonly [string, string, string, string]>> = {
  man: ['#6fa8e8', '#3570c4', '#1d4488', '#ffffff'],
  woman: ['#c58cf0', '#8b46c8', '#572384', '#f6e6ff'],
  person: ['#7fd0c0', '#2f9a8a', '#17635a', '#e6fff9'],
  boy: ['#8fd16a', '#45993a', '#236527', '#f4ffe8'],
  girl: ['#ff9ac0', '#e0508a', '#9c2459', '#fff0f6'],
  child: ['#ffc86a', '#f0912a', '#a95a10', '#fff6e4'],
  baby: ['#bfe3ff', '#7fb6ea', '#4a7db8', '#ffffff'],
  old: ['#a8927c', '#73604e', '#463a2f', '#efe6da'],
};

/** The faces: "man", "man-beard", "woman-red-hair", "old-man". */
const faces =
  /^(?:(man|woman|person)(?:-(?:beard|bald|blonde-hair|curly-hair|red-hair|white-hair|wearing-turban))?|(boy|girl|child|baby)|(old|older)-(?:man|woman|person))$/;

const ending = '-shoulders';

/** Returns the name of a face with its shoulders; null if it is no face of a person. */
export function withShoulders(face: string): string | null {
  return faces.test(face) ? `${face}${ending}` : null;
}

/** Returns the face that a name with shoulders is of; null for other names. */
export function faceWithShoulders(name: string): string | null {
  if (!name.endsWith(ending)) return null;
  const face = name.slice(0, -ending.length);
  return faces.test(face) ? face : null;
}

/** The shoulders under a face, in the face's coordinates; `ink` is the painted part of the face. */
export function shouldersUnder(
  face: string,
  ink: { left: number; top: number; width: number; height: number },
) {
  const [, grown, young, old] = faces.exec(face) ?? [];
  const [light, middle, dark, collar] = clothes[old ? 'old' : (grown ?? young ?? 'person')] ?? [
    '#888',
    '#666',
    '#444',
    '#fff',
  ];
  const middleX = ink.left + ink.width / 2;
  const scale = ink.width / 28;
  const chin = ink.top + ink.height;
  const at = (x: number, y: number) => `${(middleX + x * scale).toFixed(2)} ${(chin + y * scale).toFixed(2)}`;
  const body =
    `<defs>${shade('shoulders', [light, middle, dark])}${shade('neck', ['#8f5a40', '#b5785a'], 'down')}</defs>` +
    shape(
      `M${at(-23, 22)} C${at(-23, 6)} ${at(-15, 1)} ${at(-7, -1)} L${at(7, -1)} C${at(15, 1)} ${at(23, 6)} ${at(23, 22)} Z`,
      'url(#shoulders)',
    ) +
    shape(
      `M${at(-8, -3)} L${at(8, -3)} L${at(8.6, 1)} C${at(5, 7.6)} ${at(-5, 7.6)} ${at(-8.6, 1)} Z`,
      collar,
    ) +
    shape(
      `M${at(-6, -5)} L${at(6, -5)} L${at(6.4, 0.6)} C${at(3.6, 5)} ${at(-3.6, 5)} ${at(-6.4, 0.6)} Z`,
      'url(#neck)',
    );
  return {
    body,
    ink: {
      left: middleX - 23 * scale,
      top: ink.top,
      width: 46 * scale,
      height: ink.height + 22 * scale,
    },
  };
}

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

/** Animals' faces that are seen from the front, their coats and the fur on their chests. */
const coats: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'dog-face': ['#ffd9a0', '#e8b06a', '#a8743a', '#fff3e2'],
  'cat-face': ['#ffc27a', '#ee9440', '#b0601c', '#fff3e2'],
  'rabbit-face': ['#ffffff', '#ece7ee', '#b9b1c2', '#ffffff'],
  'tiger-face': ['#ffb45a', '#f08a24', '#b05a10', '#fff6e8'],
  'monkey-face': ['#a8744a', '#754a2c', '#46291a', '#f3d2ac'],
  'mouse-face': ['#d3d9e0', '#a0a9b4', '#646d78', '#f4f6f8'],
  'cow-face': ['#ffffff', '#e6e0da', '#a89f98', '#ffffff'],
  'pig-face': ['#ffd0d8', '#f59fb0', '#bf6878', '#ffe6ea'],
  fox: ['#ffa94d', '#f2741d', '#b9470c', '#fff6ec'],
  wolf: ['#c3cad2', '#838d99', '#4d5561', '#eef1f4'],
  bear: ['#b9784a', '#85502e', '#52301c', '#d9ab7e'],
  'polar-bear': ['#ffffff', '#eceef0', '#b9c1c9', '#ffffff'],
  panda: ['#55565f', '#2c2d34', '#17181d', '#ffffff'],
  lion: ['#ffd07a', '#eda53a', '#b5701d', '#c96f26'],
  koala: ['#c9d0d8', '#98a2ae', '#5f6874', '#f4f6f8'],
  frog: ['#a6e07a', '#57b04a', '#2c7330', '#f2fbd4'],
  hamster: ['#ffcf94', '#dc9a54', '#99622a', '#fff6ea'],
  raccoon: ['#b4bcc6', '#7c8692', '#49515c', '#eef1f4'],
};
/** Animals that the set draws from the side, and their faces. */
const faceOf: Readonly<Record<string, string>> = {
  dog: 'dog-face',
  cat: 'cat-face',
  rabbit: 'rabbit-face',
  tiger: 'tiger-face',
  monkey: 'monkey-face',
  mouse: 'mouse-face',
  cow: 'cow-face',
  pig: 'pig-face',
};

/** Returns the name of an animal's face with its chest, as a portrait shows it; null where it has no such. */
export function creatureBust(icon: string): string | null {
  const face = faceOf[icon] ?? icon;
  return Object.hasOwn(coats, face) ? `${face}${ending}` : null;
}

/** Returns the face that a name with shoulders is of; null for other names. */
export function faceWithShoulders(name: string): string | null {
  if (!name.endsWith(ending)) return null;
  const face = name.slice(0, -ending.length);
  return faces.test(face) || Object.hasOwn(coats, face) ? face : null;
}

/** The shoulders under a face, in the face's coordinates; `ink` is the painted part of the face. */
export function shouldersUnder(
  face: string,
  ink: { left: number; top: number; width: number; height: number },
) {
  const [, grown, young, old] = faces.exec(face) ?? [];
  const coat = coats[face];
  const [light, middle, dark, collar] = coat ??
    clothes[old ? 'old' : (grown ?? young ?? 'person')] ?? ['#888', '#666', '#444', '#fff'];
  const middleX = ink.left + ink.width / 2;
  const scale = ink.width / 28;
  const chin = ink.top + ink.height;
  const at = (x: number, y: number) => `${(middleX + x * scale).toFixed(2)} ${(chin + y * scale).toFixed(2)}`;
  const body =
    `<defs>${shade('shoulders', [light, middle, dark])}${shade('neck', coat ? [coat[2], coat[1]] : ['#8f5a40', '#b5785a'], 'down')}</defs>` +
    shape(
      `M${at(-23, 22)} C${at(-23, 6)} ${at(-15, 1)} ${at(-7, -1)} L${at(7, -1)} C${at(15, 1)} ${at(23, 6)} ${at(23, 22)} Z`,
      'url(#shoulders)',
    ) +
    (coat
      ? shape(
          `M${at(-9, 0)} C${at(-12, 10)} ${at(-9, 20)} ${at(-7, 22)} L${at(7, 22)} C${at(9, 20)} ${at(12, 10)} ${at(9, 0)} Z`,
          collar,
        )
      : '') +
    shape(
      `M${at(-8, -3)} L${at(8, -3)} L${at(8.6, 1)} C${at(5, 7.6)} ${at(-5, 7.6)} ${at(-8.6, 1)} Z`,
      coat ? middle : collar,
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

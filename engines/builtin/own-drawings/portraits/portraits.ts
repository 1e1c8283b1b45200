/**
 * People down to the chest, from the front: "portrait-sailor.old" is a sailor with a trait of his own. Looks
 * and traits are those of the whole figures.
 */
import { lookWith, readWho } from '../figures/figures.ts';
import { hatOn } from '../figures/hats.ts';
import { headwearHeights } from '../figures/headwear.ts';
import type { Look, Tones } from '../figures/look.ts';
import { dyed, type LookName } from '../figures/looks.ts';
import { inOrder, type Trait } from '../figures/traits.ts';
import { ball, drawing, line, type OwnDrawing, rect, round, shade, shape } from '../own-drawing.ts';
import { clothesOn } from './clothes.ts';
import { both, faceFrom } from './face.ts';
import { hairBehindFace, hairOverFace } from './hair.ts';

const opening = 'portrait-';

export interface Portrait {
  look: LookName;
  traits?: readonly Trait[];
}

export const portraitName = (look: LookName, traits: readonly Trait[] = []) =>
  `${opening}${[look, ...inOrder(traits)].join('.')}`;

/** Returns whose portrait a name is; null for other illustrations. */
export function readPortrait(name: string): Portrait | null {
  if (!name.startsWith(opening)) return null;
  const who = readWho(name.slice(opening.length));
  if (who === null || who.rest !== '') return null;
  const { rest: _, ...portrait } = who;
  return lookWith(portrait).creature ? null : portrait;
}

/** A figure's hat is drawn round a head of eight units. */
const hatScale = 2.16;
const middle = { x: 32, y: 25.4 };

const onHead = (content: string) =>
  content === '' ? '' : `<g transform="translate(${middle.x} ${middle.y}) scale(${hatScale})">${content}</g>`;

const ears = ({ skin, cut, hat, isWoman }: Look) =>
  (/^(?:long|bob|afro|curly)$/.test(cut) && !(cut === 'curly' && !isWoman)) ||
  /^(?:wimple|hood|cowl|space)$/.test(hat ?? '')
    ? []
    : both(ball(14.8, 28.4, 3.2, 'url(#s)', 4.4), line('M13.8 26 q-1.4 2.2 .2 4.6', skin[2], 0.8));

const hoodOf = ({ top }: Look) => [
  shape(
    'M8 34 C4 6 20 -3 32 -3 C44 -3 60 6 56 34 C56 48 50 56 42 56 C48 44 50 34 48.6 24 C46 12 40 9 32 9 C24 9 18 12 15.4 24 C14 34 16 44 22 56 C14 56 8 48 8 34 Z',
    top[1],
  ),
  line('M12 30 C10 12 20 3 32 3', top[0], 1.4, 'opacity=".5"'),
];

const helmetOf = () => [
  `<circle cx="32" cy="27" r="30" fill="#bfe6ff" fill-opacity=".12" stroke="#eef2f7" stroke-width="4"/>`,
  line('M12 18 Q16 6 30 3', '#ffffff', 2.6, 'opacity=".85"'),
  shape('M8 52 C16 62 48 62 56 52 L58 60 C48 68 16 68 6 60 Z', '#d4dbe4'),
];

const wimpleOf = () => [
  shape(
    'M13 26 C11 6 22 1 32 1 C42 1 53 6 51 26 C51 40 46 52 40 58 H24 C18 52 13 40 13 26 Z M17.4 26 C17.6 38 23 49.4 32 50 C41 49.4 46.4 38 46.6 26 C46 17 40 14.4 32 14.4 C24 14.4 18 17 17.4 26 Z',
    '#ffffff',
    'fill-rule="evenodd"',
  ),
  line('M14 24 C13 8 22 3 32 3', '#c3ccd8', 1, 'opacity=".7"'),
];

/** Headwear that is drawn from the front. */
const frontal: Partial<Record<NonNullable<Look['hat']>, (look: Look) => string[]>> = {
  hood: hoodOf,
  cowl: hoodOf,
  space: helmetOf,
  wimple: wimpleOf,
  visor: () => [],
};

const heights: Readonly<Record<string, number>> = {
  toque: 20,
  pointed: 22,
  crown: 15,
  antenna: 18,
  ...headwearHeights,
};
const cutHeights: Readonly<Record<string, number>> = { afro: -6.4, bun: -9, curly: -5.4 };

/** How far hats, hair and wings reach: left, top and right. */
function reachOfPortrait({ hat, cut, worn }: Look): [number, number, number] {
  const bare = cutHeights[cut] ?? 0.6;
  const top =
    hat === undefined ? bare : frontal[hat] ? -6 : Math.min(bare, middle.y - (heights[hat] ?? 14) * hatScale);
  const broad = /^(?:horned|conical|western|pointed|straw|feathers)$/.test(hat ?? '')
    ? hat === 'feathers'
      ? 20
      : 4
    : hat === undefined
      ? 0
      : 2;
  const wide = worn?.some((one) => /wings$/.test(one)) ? 9 : broad;
  return [Math.min(2, 1 - wide), top, Math.max(62, 63 + wide)];
}

const earringsOf = ({ hasEarrings }: Look) =>
  hasEarrings === 'pearl'
    ? both(
        ball(13.6, 34, 0.7, '#d9b45a'),
        ball(13.6, 37.4, 2.5, '#d8d0cc'),
        ball(13.4, 37.1, 2, '#fbf8f6'),
        ball(12.8, 36.4, 0.7, '#ffffff'),
      )
    : hasEarrings
      ? both(
          `<path d="M10.6 37.4 a3.2 3.8 0 1 0 6.4 0 a3.2 3.8 0 1 0 -6.4 0 Z" fill="none" stroke="#b57a12" stroke-width="1.9"/>`,
          `<path d="M10.6 37.2 a3.2 3.8 0 1 0 6.4 0 a3.2 3.8 0 1 0 -6.4 0 Z" fill="none" stroke="#ffd45a" stroke-width="1.3"/>`,
          ball(13.8, 33.4, 0.9, '#ffe79a'),
        )
      : [];

const headphonesOf = ({ hasHeadphones }: Look) =>
  hasHeadphones
    ? [
        line('M13 26 C11 6 20 1.4 32 1.4 C44 1.4 53 6 51 26', '#1f232c', 3.4),
        line('M13.6 22 C13 8 21 2.4 31 2', '#7d8696', 0.9, 'opacity=".9"'),
        ...both(
          rect(8.4, 22, 8.6, 14.6, '#1f232c', 4),
          rect(7, 23.4, 5.6, 11.8, '#3a4150', 2.8),
          line('M8.6 25.6 V33', '#8f99aa', 0.9, 'opacity=".8"'),
        ),
      ]
    : [];

const capeOf = ({ cape }: Look) =>
  cape ? both(shape('M20 54 C6 56 0 62 -1 76 H14 C14 66 16 60 24 56 Z', cape[1])) : [];

const wingsOf = ({ worn }: Look) =>
  worn?.some((one) => /wings$/.test(one))
    ? both(
        shape('M10 60 C-4 52 -8 34 2 24 C8 32 14 44 20 56 Z', '#ffffff'),
        line('M4 32 C6 42 10 50 16 57 M0 40 C4 48 8 54 13 59', '#c3cedd', 0.9),
      )
    : [];

/** @param clothes the colour that its clothes are dyed in */
export function portraitDrawing(portrait: Portrait, clothes?: Tones): OwnDrawing {
  const own = lookWith(portrait);
  const look = clothes ? dyed(own, clothes) : own;
  const { skin, hair, beard, top: cloth, hat } = look;
  const headed = look.hatTone ? { ...look, top: look.hatTone } : look;
  const [left, top, right] = reachOfPortrait(look);
  const white = ['#ffffff', '#eceff4', '#b4bcc8'] as const;
  return drawing(
    [left, top, right, 75.4],
    cloth[1],
    [
      round('s', skin),
      shade('n', [skin[2], skin[1]], 'down'),
      shade('h', hair, 'down'),
      shade('t', cloth),
      shade('beard', beard ?? hair, 'down'),
      // The names that a figure's hats are filled with.
      shade('white', white),
      shade('top', cloth),
      round('skin', skin),
      round('hair', hair),
    ],
    [
      ...capeOf(look),
      ...wingsOf(look),
      ...hairBehindFace(look),
      // A child's shoulders are narrow under a large head.
      ...(look.isYoung
        ? ['<g transform="translate(7.4 2) scale(.77 1)">', ...clothesOn(look), '</g>']
        : clothesOn(look)),
      shape('M25 44 H39 V53 Q32 59.4 25 53 Z', 'url(#n)'),
      ...ears(look),
      ...faceFrom(look),
      ...hairOverFace(look),
      ...earringsOf(look),
      ...headphonesOf(look),
      ...(hat === undefined ? [] : (frontal[hat]?.(headed) ?? [onHead(hatOn(headed, [0, 0], 8))])),
    ],
  );
}

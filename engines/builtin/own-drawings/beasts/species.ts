/** What tells one animal on four legs from another. Lengths are shares of its height at the shoulders. */

/** Light, middle and shade. */
export type Tones = readonly [string, string, string];

export interface Species {
  coat: Tones;
  /** Muzzle, chest and belly. */
  cream: Tones;
  /** Feet and the lower legs; the coat's without it. */
  socks?: Tones;
  /** Shoulder to hip. */
  length: number;
  /** Half of the thickness at shoulder, waist and hip. */
  trunk: readonly [number, number, number];
  neck: { length: number; angle: number; thick: number };
  /** Half of the head's height, and the degrees that it looks up. */
  head: { size: number; angle: number; kind: HeadKind };
  ears: 'pointed' | 'round' | 'floppy' | 'side' | 'small' | 'fan' | 'tufted';
  /** Half of a leg's thickness at the wrist. */
  leg: number;
  foot: 'paw' | 'hoof' | 'pillar';
  tail: 'bushy' | 'long' | 'tuft' | 'hair' | 'stub' | 'curled' | 'ringed' | 'thin';
  /** How far fur stands out. */
  fur?: number;
  mane?: { kind: 'lion' | 'horse' | 'short'; tones: Tones };
  /** None where a kind that others follow has some. */
  markings?:
    | undefined
    | {
        kind: 'stripes' | 'zebra' | 'rosettes' | 'dots' | 'patches' | 'net' | 'saddle' | 'points' | 'bands';
        color: string;
      };
  horns?: undefined | 'bull' | 'goat' | 'ram' | 'antlers' | 'unicorn' | 'rhino' | 'ossicones' | 'tusks';
  /** Round the eyes. */
  mask?: string;
  eye?: string;
  nose?: string;
  /** Wings on its back. */
  wings?: Tones;
  /** On its back. */
  hump?: 1 | 2;
  wool?: true;
}

export type HeadKind =
  | 'canine'
  | 'snub'
  | 'feline'
  | 'bear'
  | 'equine'
  | 'bovine'
  | 'deer'
  | 'trunk'
  | 'pig'
  | 'hippo'
  | 'raccoon';

const white: Tones = ['#ffffff', '#f1eee8', '#bdb8b0'];
const cream: Tones = ['#fffaf2', '#f6e8d4', '#cdb596'];
const black: Tones = ['#5d5a62', '#2c2a30', '#121116'];
const brown: Tones = ['#a8744a', '#744828', '#412514'];
const tan: Tones = ['#eec48c', '#cf9552', '#8a5a28'];
const gold: Tones = ['#f8d79c', '#dda552', '#94642a'];

const dog = {
  coat: tan,
  cream,
  length: 0.8,
  trunk: [0.24, 0.18, 0.19],
  neck: { length: 0.26, angle: 50, thick: 0.13 },
  head: { size: 0.145, angle: -12, kind: 'canine' },
  ears: 'floppy',
  leg: 0.05,
  foot: 'paw',
  tail: 'long',
  eye: '#5a3418',
} as const satisfies Species;

const cat = {
  coat: ['#fbbd7c', '#e08a3c', '#97521b'],
  cream: white,
  length: 0.92,
  trunk: [0.22, 0.19, 0.2],
  neck: { length: 0.2, angle: 42, thick: 0.14 },
  head: { size: 0.185, angle: -6, kind: 'feline' },
  ears: 'pointed',
  leg: 0.055,
  foot: 'paw',
  tail: 'long',
  eye: '#7fae3c',
  nose: '#d67a80',
} as const satisfies Species;

const bigCat = {
  ...cat,
  length: 1,
  trunk: [0.26, 0.22, 0.22],
  neck: { length: 0.24, angle: 26, thick: 0.19 },
  head: { size: 0.18, angle: -8, kind: 'feline' },
  ears: 'round',
  leg: 0.075,
  eye: '#d99a2a',
  nose: '#b5656a',
} as const satisfies Species;

const wolf = {
  ...dog,
  coat: ['#c6ccd2', '#868f99', '#474e58'],
  cream: white,
  ears: 'pointed',
  tail: 'bushy',
  fur: 0.016,
  trunk: [0.25, 0.2, 0.2],
  neck: { length: 0.25, angle: 36, thick: 0.17 },
  head: { size: 0.15, angle: -8, kind: 'canine' },
  markings: { kind: 'saddle', color: '#3f4650' },
  eye: '#e0a83a',
} as const satisfies Species;

const bear = {
  coat: brown,
  cream: ['#d9ae80', '#b58656', '#7d5530'],
  length: 0.86,
  trunk: [0.33, 0.31, 0.31],
  neck: { length: 0.2, angle: 14, thick: 0.23 },
  head: { size: 0.19, angle: -12, kind: 'bear' },
  ears: 'round',
  leg: 0.105,
  foot: 'paw',
  tail: 'stub',
  fur: 0.018,
  eye: '#2e1c10',
} as const satisfies Species;

const horse = {
  coat: ['#b9774a', '#834a28', '#482413'],
  cream: ['#b9774a', '#834a28', '#482413'],
  length: 0.76,
  trunk: [0.2, 0.17, 0.19],
  neck: { length: 0.46, angle: 48, thick: 0.095 },
  head: { size: 0.1, angle: -40, kind: 'equine' },
  ears: 'small',
  leg: 0.034,
  foot: 'hoof',
  tail: 'hair',
  mane: { kind: 'horse', tones: ['#4a3a34', '#241a18', '#0e0a0a'] },
  eye: '#2a1a12',
} as const satisfies Species;

const cow = {
  coat: white,
  cream: ['#f6cdc4', '#e0a59c', '#a86c66'],
  length: 0.98,
  trunk: [0.27, 0.28, 0.25],
  neck: { length: 0.26, angle: 16, thick: 0.18 },
  head: { size: 0.125, angle: -46, kind: 'bovine' },
  ears: 'side',
  leg: 0.052,
  foot: 'hoof',
  tail: 'thin',
  horns: 'bull',
  eye: '#2a1a12',
} as const satisfies Species;

const deer = {
  coat: ['#dba46a', '#ad713a', '#6b401c'],
  cream,
  length: 0.78,
  trunk: [0.2, 0.165, 0.18],
  neck: { length: 0.4, angle: 56, thick: 0.085 },
  head: { size: 0.09, angle: -18, kind: 'deer' },
  ears: 'side',
  leg: 0.028,
  foot: 'hoof',
  tail: 'stub',
  horns: 'antlers',
  eye: '#1e120c',
} as const satisfies Species;

export const species = {
  dog: { ...dog, tail: 'curled' },
  'golden-retriever': {
    ...dog,
    coat: gold,
    cream: ['#fff4dc', '#f3d5a0', '#c29a5c'],
    tail: 'bushy',
    fur: 0.02,
  },
  husky: { ...wolf, coat: ['#aab2bc', '#626b76', '#30363e'], tail: 'bushy', mask: '#ffffff', eye: '#7fc4ee' },
  dalmatian: {
    ...dog,
    coat: white,
    cream: white,
    tail: 'long',
    markings: { kind: 'dots', color: '#1d1b20' },
  },
  'german-shepherd': {
    ...wolf,
    coat: ['#e0ae6c', '#b67c3c', '#744a1c'],
    cream: ['#ecc48c', '#cf9a58', '#8d6030'],
    markings: { kind: 'saddle', color: '#1c181a' },
    mask: '#2a2224',
    eye: '#5a3418',
  },
  bulldog: {
    ...dog,
    length: 0.98,
    trunk: [0.34, 0.26, 0.24],
    neck: { length: 0.2, angle: 24, thick: 0.22 },
    head: { size: 0.24, angle: -4, kind: 'snub' },
    leg: 0.085,
    tail: 'stub',
    coat: ['#f0d2ac', '#cfa070', '#8d653c'],
    cream: white,
  },
  dachshund: {
    ...dog,
    length: 1.9,
    trunk: [0.33, 0.28, 0.28],
    neck: { length: 0.36, angle: 44, thick: 0.2 },
    head: { size: 0.24, angle: -8, kind: 'canine' },
    leg: 0.085,
    coat: ['#b06a3a', '#7c4220', '#43210f'],
    cream: ['#d99a5c', '#b57638', '#7a4a1e'],
  },
  cat: { ...cat, markings: { kind: 'stripes', color: '#a8561a' } },
  'plain-cat': cat,
  'black-cat': { ...cat, coat: black, cream: black, eye: '#e6c93a', nose: '#3a3238' },
  'white-cat': { ...cat, coat: white, cream: white, eye: '#6fb4dc' },
  siamese: {
    ...cat,
    coat: ['#fbf2e2', '#e9d8bc', '#b59c7a'],
    cream: ['#fbf2e2', '#e9d8bc', '#b59c7a'],
    markings: { kind: 'points', color: '#3f2c24' },
    mask: '#4a342a',
    eye: '#4fa8e8',
  },
  lion: {
    ...bigCat,
    coat: ['#f6cf86', '#d89f4a', '#8f6022'],
    cream: ['#fff3dc', '#f3d8a8', '#bd9352'],
    tail: 'tuft',
    mane: { kind: 'lion', tones: ['#b06a2a', '#70390f', '#3c1c08'] },
  },
  lioness: { ...bigCat, coat: ['#f6cf86', '#d89f4a', '#8f6022'], cream, tail: 'tuft' },
  tiger: {
    ...bigCat,
    coat: ['#ffb45c', '#ea8426', '#9c4c0e'],
    markings: { kind: 'stripes', color: '#241612' },
    tail: 'ringed',
  },
  leopard: {
    ...bigCat,
    coat: ['#f8ce80', '#d99c42', '#8d5c1e'],
    markings: { kind: 'rosettes', color: '#3a2414' },
  },
  panther: {
    ...bigCat,
    coat: ['#55525c', '#26242a', '#0e0d12'],
    cream: black,
    eye: '#d8d23a',
    nose: '#2a262c',
  },
  puma: { ...bigCat, coat: ['#ecc596', '#bf8a56', '#7c5230'], cream },
  cheetah: {
    ...bigCat,
    coat: ['#fbd88e', '#e0a94a', '#946320'],
    cream,
    length: 1.06,
    trunk: [0.22, 0.16, 0.17],
    head: { size: 0.145, angle: -8, kind: 'feline' },
    leg: 0.06,
    markings: { kind: 'dots', color: '#2c1c10' },
  },
  wolf,
  coyote: {
    ...wolf,
    coat: ['#e2c69c', '#ab8656', '#6c4f2e'],
    trunk: [0.22, 0.17, 0.17],
    markings: { kind: 'saddle', color: '#7a6242' },
  },
  fox: {
    ...wolf,
    coat: ['#fba552', '#df6c1c', '#8f3c0a'],
    socks: ['#5a3020', '#33190f', '#1c0d08'],
    length: 0.86,
    trunk: [0.21, 0.17, 0.18],
    markings: undefined,
    eye: '#b5701d',
  },
  bear,
  'polar-bear': { ...bear, coat: white, cream: white, neck: { length: 0.3, angle: 16, thick: 0.2 } },
  panda: {
    ...bear,
    coat: white,
    cream: white,
    socks: black,
    mask: '#1c1b20',
    markings: { kind: 'bands', color: '#1c1b20' },
  },
  raccoon: {
    ...wolf,
    coat: ['#b9bec6', '#7c828c', '#454a53'],
    socks: black,
    trunk: [0.27, 0.27, 0.27],
    head: { size: 0.2, angle: -8, kind: 'raccoon' },
    markings: undefined,
    mask: '#24262b',
    tail: 'ringed',
    eye: '#1c1410',
  },
  horse,
  'white-horse': { ...horse, coat: white, cream: white, mane: { kind: 'horse', tones: white } },
  'black-horse': { ...horse, coat: black, cream: black },
  unicorn: {
    ...horse,
    coat: ['#ffffff', '#f6f0fa', '#c3b3d6'],
    cream: ['#ffffff', '#f8e8f2', '#cfb0c8'],
    mane: { kind: 'horse', tones: ['#ffb4e0', '#b884f0', '#5fa8f4'] },
    horns: 'unicorn',
  },
  pegasus: {
    ...horse,
    coat: ['#ffffff', '#f2f2f6', '#b9bccb'],
    cream: white,
    mane: { kind: 'horse', tones: ['#fff2c4', '#ecc870', '#a8803a'] },
    wings: ['#ffffff', '#e6ecf6', '#a9b6cc'],
  },
  donkey: {
    ...horse,
    coat: ['#b9b0a8', '#857c74', '#4c453f'],
    cream: white,
    ears: 'tufted',
    tail: 'thin',
    neck: { length: 0.38, angle: 40, thick: 0.1 },
    head: { size: 0.115, angle: -40, kind: 'equine' },
    mane: { kind: 'short', tones: ['#5a524c', '#3a332e', '#1e1a17'] },
  },
  zebra: {
    ...horse,
    coat: white,
    cream: ['#77706c', '#47413e', '#221e1c'],
    mane: { kind: 'short', tones: ['#4a4648', '#242224', '#0e0d0e'] },
    markings: { kind: 'zebra', color: '#1d1a1c' },
    tail: 'tuft',
  },
  giraffe: {
    ...deer,
    coat: ['#fbe2ac', '#edc478', '#a97c38'],
    length: 0.6,
    trunk: [0.18, 0.15, 0.15],
    neck: { length: 0.86, angle: 66, thick: 0.06 },
    head: { size: 0.075, angle: -24, kind: 'deer' },
    horns: 'ossicones',
    tail: 'tuft',
    markings: { kind: 'net', color: '#9c5c26' },
    mane: { kind: 'short', tones: ['#a8703a', '#7c4a20', '#4a2a10'] },
  },
  deer,
  doe: { ...deer, horns: undefined },
  moose: {
    ...deer,
    coat: ['#8d6444', '#5c3c26', '#301d10'],
    trunk: [0.25, 0.2, 0.2],
    neck: { length: 0.28, angle: 34, thick: 0.13 },
    head: { size: 0.12, angle: -30, kind: 'equine' },
    leg: 0.036,
  },
  cow: { ...cow, markings: { kind: 'patches', color: '#2a2629' } },
  ox: {
    ...cow,
    coat: ['#8d5a3c', '#5a3320', '#2e170d'],
    cream: ['#b58a70', '#8a5f48', '#54362a'],
    trunk: [0.32, 0.27, 0.25],
  },
  bison: {
    ...cow,
    coat: ['#8a5f3c', '#573620', '#2c190c'],
    cream: ['#7a5438', '#4e3220', '#2a190e'],
    trunk: [0.35, 0.27, 0.22],
    fur: 0.022,
    mane: { kind: 'lion', tones: ['#5c3c24', '#3a2414', '#1e1108'] },
  },
  ewe: {
    ...cow,
    coat: ['#fffdf6', '#ece4d4', '#b0a48e'],
    cream: ['#6a5c54', '#443a35', '#221c1a'],
    socks: ['#6a5c54', '#443a35', '#221c1a'],
    trunk: [0.31, 0.31, 0.31],
    length: 0.76,
    neck: { length: 0.22, angle: 34, thick: 0.16 },
    head: { size: 0.125, angle: -30, kind: 'deer' },
    horns: undefined,
    tail: 'stub',
    wool: true,
  },
  goat: {
    ...deer,
    coat: ['#f6f1e8', '#d8cdbc', '#978a76'],
    trunk: [0.24, 0.22, 0.22],
    neck: { length: 0.3, angle: 46, thick: 0.11 },
    head: { size: 0.12, angle: -24, kind: 'deer' },
    leg: 0.04,
    horns: 'goat',
  },
  pig: {
    coat: ['#ffd6d6', '#f0a4a8', '#b0666e'],
    cream: ['#ffd6d6', '#f0a4a8', '#b0666e'],
    length: 0.96,
    trunk: [0.34, 0.35, 0.33],
    neck: { length: 0.16, angle: 8, thick: 0.26 },
    head: { size: 0.22, angle: -14, kind: 'pig' },
    ears: 'tufted',
    leg: 0.075,
    foot: 'hoof',
    tail: 'curled',
    eye: '#2a1a1a',
  },
  boar: {
    coat: ['#7a6252', '#4a3a30', '#251b15'],
    cream: ['#7a6252', '#4a3a30', '#251b15'],
    length: 0.92,
    trunk: [0.36, 0.31, 0.28],
    neck: { length: 0.2, angle: -6, thick: 0.26 },
    head: { size: 0.21, angle: -26, kind: 'pig' },
    ears: 'pointed',
    leg: 0.06,
    foot: 'hoof',
    tail: 'thin',
    fur: 0.024,
    horns: 'tusks',
    eye: '#1a1010',
  },
  camel: {
    ...deer,
    coat: ['#ecc492', '#c48f54', '#80562a'],
    trunk: [0.2, 0.19, 0.18],
    length: 0.66,
    neck: { length: 0.46, angle: 44, thick: 0.085 },
    head: { size: 0.1, angle: -6, kind: 'equine' },
    ears: 'small',
    leg: 0.042,
    horns: undefined,
    tail: 'tuft',
    hump: 1,
  },
  llama: {
    ...deer,
    coat: ['#fffaf0', '#e6d6bc', '#a8916e'],
    trunk: [0.23, 0.22, 0.22],
    length: 0.66,
    neck: { length: 0.5, angle: 76, thick: 0.105 },
    head: { size: 0.105, angle: -8, kind: 'deer' },
    ears: 'tufted',
    leg: 0.05,
    horns: undefined,
    fur: 0.018,
  },
  elephant: {
    coat: ['#b8bcc2', '#858a92', '#474b53'],
    cream: ['#b8bcc2', '#858a92', '#474b53'],
    length: 0.74,
    trunk: [0.31, 0.31, 0.29],
    neck: { length: 0.2, angle: 24, thick: 0.22 },
    head: { size: 0.21, angle: 0, kind: 'trunk' },
    ears: 'fan',
    leg: 0.092,
    foot: 'pillar',
    tail: 'thin',
    horns: 'tusks',
    eye: '#2a1d16',
  },
  mammoth: {
    coat: ['#a8714a', '#6c4024', '#371d0e'],
    cream: ['#a8714a', '#6c4024', '#371d0e'],
    length: 0.7,
    trunk: [0.34, 0.31, 0.28],
    neck: { length: 0.22, angle: 34, thick: 0.23 },
    head: { size: 0.23, angle: 0, kind: 'trunk' },
    ears: 'round',
    leg: 0.1,
    foot: 'pillar',
    tail: 'thin',
    fur: 0.034,
    horns: 'tusks',
    eye: '#2a1d16',
  },
  rhinoceros: {
    coat: ['#b5b4b0', '#84827e', '#484642'],
    cream: ['#b5b4b0', '#84827e', '#484642'],
    length: 1.06,
    trunk: [0.35, 0.34, 0.32],
    neck: { length: 0.26, angle: 0, thick: 0.24 },
    head: { size: 0.18, angle: -22, kind: 'bovine' },
    ears: 'tufted',
    leg: 0.1,
    foot: 'pillar',
    tail: 'thin',
    horns: 'rhino',
    eye: '#1e1714',
  },
  hippopotamus: {
    coat: ['#b8a4a6', '#85707a', '#4a3c44'],
    cream: ['#e6bcb4', '#bd8c8a', '#7c5658'],
    length: 1.2,
    trunk: [0.4, 0.41, 0.37],
    neck: { length: 0.22, angle: 6, thick: 0.3 },
    head: { size: 0.24, angle: -12, kind: 'hippo' },
    ears: 'round',
    leg: 0.11,
    foot: 'pillar',
    tail: 'stub',
    eye: '#1e1714',
  },
} as const satisfies Record<string, Species>;
export type SpeciesName = keyof typeof species;

/** People of whom the packed set has only the upper half, as whole figures. */
import type { Look } from './look.ts';
import { black, dark, grey, leather, light, man, white, woman } from './people.ts';

/** By the name in a figure's own: "figure-princess-standing". */
export const roleLooks = {
  princess: {
    ...woman,
    hair: ['#ffe08a', '#f0b93a', '#b37f14'],
    top: ['#f3b6ff', '#cf6bea', '#8a36a8'],
    skirt: 'robe',
    hat: 'crown',
  },
  prince: {
    ...man,
    top: ['#6f8ff0', '#3450c0', '#1b2c78'],
    bottom: white,
    shoes: leather,
    hat: 'crown',
  },
  superhero: {
    ...man,
    skin: light,
    hair: black,
    top: ['#5f9bff', '#2456d8', '#132f86'],
    bottom: ['#5f9bff', '#2456d8', '#132f86'],
    shoes: ['#ff6a5a', '#d92a2f', '#8a1218'],
    cape: ['#ff6a5a', '#d92a2f', '#8a1218'],
  },
  vampire: {
    ...man,
    skin: ['#f2ecf6', '#cfc4d8', '#94869f'],
    hair: black,
    top: dark,
    bottom: dark,
    cape: ['#c2283a', '#7d1220', '#40060f'],
  },
  firefighter: {
    ...man,
    top: ['#ffd24a', '#e0a414', '#9a6a06'],
    bottom: ['#ffd24a', '#e0a414', '#9a6a06'],
    shoes: dark,
    hat: 'fire',
  },
  pilot: {
    ...man,
    hair: black,
    top: ['#5a76b8', '#2d4788', '#172856'],
    bottom: dark,
    shoes: dark,
    hat: 'cap',
  },
  mechanic: {
    ...man,
    top: ['#8fa6c4', '#55708f', '#324860'],
    bottom: ['#8fa6c4', '#55708f', '#324860'],
    shoes: leather,
  },
  scientist: {
    ...man,
    hair: black,
    top: white,
    bottom: dark,
    shoes: dark,
    glasses: 'clear',
    worn: ['lab-coat'],
  },
  ninja: { ...man, skin: light, hair: black, top: dark, bottom: dark, shoes: dark, hat: 'hood' },
  elf: {
    ...man,
    top: ['#9fdb6c', '#4fa83c', '#286a24'],
    bottom: ['#8a5a38', '#5b3820', '#361f10'],
    shoes: leather,
    hat: 'pointed',
  },
  witch: {
    ...woman,
    hair: ['#7a4a2a', '#4f2d17', '#2e180b'],
    top: ['#7a5aa8', '#46307a', '#241548'],
    skirt: 'robe',
    hat: 'pointed',
  },
  detective: {
    ...man,
    hair: black,
    top: ['#d9bd8c', '#a98a58', '#6b5430'],
    bottom: dark,
    shoes: leather,
    hat: 'fedora',
    worn: ['lapels'],
  },
  judge: { ...man, hair: grey, top: dark, skirt: 'robe', shoes: dark, worn: ['collar'] },
} satisfies Record<string, Look>;
export type RoleName = keyof typeof roleLooks;

const roles: readonly [RegExp, RoleName][] = [
  [/^princess$/, 'princess'],
  [/^(prince|person-with-crown)$/, 'prince'],
  [/^((person|man|woman)-superhero)$/, 'superhero'],
  [/^((person|man|woman)-vampire)$/, 'vampire'],
  [/^((person-|man-|woman-)?firefighter)$/, 'firefighter'],
  [/^((person-|man-|woman-)?pilot)$/, 'pilot'],
  [/^((person-|man-|woman-)?mechanic)$/, 'mechanic'],
  [/^((person-|man-|woman-)?scientist)$/, 'scientist'],
  [/^ninja$/, 'ninja'],
  [/^((man-|woman-)?detective)$/, 'detective'],
  [/^woman-(mage|fairy)$/, 'witch'],
  [/^((person|man|woman)-elf)$/, 'elf'],
  [/^((person-|man-|woman-)?judge)$/, 'judge'],
];

/** Returns the whole figure's look for an upper half; null for other illustrations. */
export const roleOf = (icon: string): RoleName | null =>
  roles.find(([names]) => names.test(icon))?.[1] ?? null;

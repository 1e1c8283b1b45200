/** Who a whole figure is: skin, hair, clothes and what is on the head. */
import { creatureLooks } from './creatures.ts';
import type { Look, Tones } from './look.ts';
import { black, dark, deep, grey, leather, light, man, warm, white, woman } from './people.ts';
import { roleLooks } from './roles.ts';
import { taleLooks } from './roles-of-tales.ts';
import { workLooks } from './roles-of-work.ts';

const boy: Look = { ...man, skin: deep, hair: black, top: ['#9fdb6c', '#4fa83c', '#286a24'], isYoung: true };
const girl: Look = {
  ...woman,
  skin: warm,
  hair: black,
  cut: 'pigtails',
  top: ['#ffb0d2', '#ec5f9c', '#a32c66'],
  bottom: ['#8f7ad0', '#5d47a5', '#382870'],
  isYoung: true,
};
const oldMan: Look = {
  ...man,
  hair: grey,
  beard: grey,
  isOld: true,
  worn: ['vest'],
  top: ['#a98f72', '#77604a', '#4a3a2b'],
  bottom: dark,
  shoes: leather,
};
const oldWoman: Look = {
  ...woman,
  hair: grey,
  cut: 'bun',
  isOld: true,
  glasses: 'clear',
  worn: ['shawl'],
  top: ['#b79ae0', '#8461b8', '#533a7c'],
  skirt: 'dress',
  shoes: leather,
};

/** By the name in a figure's own: "figure-chef-cooking". */
export const looks = {
  man,
  woman,
  boy,
  girl,
  'old-man': oldMan,
  'old-woman': oldWoman,
  lady: { ...woman, hair: black, skirt: 'dress' },
  miss: { ...girl, skirt: 'dress', bottom: warm },
  chef: { ...man, top: white, bottom: dark, shoes: dark, hat: 'toque', apron: true },
  barista: { ...man, skin: light, hair: black, top: dark, beard: black, apron: true },
  wizard: {
    ...oldMan,
    worn: ['belt'],
    hasLongBeard: true,
    top: ['#7d7af0', '#4540b8', '#241f70'],
    skirt: 'robe',
    hat: 'pointed',
  },
  cowboy: {
    ...man,
    top: ['#e0654a', '#a83a2a', '#6a1f17'],
    shoes: leather,
    hat: 'western',
    worn: ['vest', 'belt'],
  },
  farmer: {
    ...man,
    top: ['#e0654a', '#b03a30', '#6e1f1c'],
    hat: 'straw',
    shoes: leather,
    worn: ['overalls'],
  },
  nurse: {
    ...woman,
    cut: 'bun',
    top: ['#8fe0dc', '#3fb0ae', '#1f7072'],
    bottom: ['#7fd0cc', '#37a09e', '#1c6668'],
    hat: 'cross',
  },
  doctor: {
    ...man,
    top: white,
    hair: black,
    bottom: ['#7fd0cc', '#37a09e', '#1c6668'],
    worn: ['lab-coat', 'stethoscope'],
  },
  builder: {
    ...man,
    skin: deep,
    hair: black,
    top: ['#ffb35a', '#ee7f1e', '#a44c0a'],
    hat: 'hard',
    shoes: leather,
  },
  police: {
    ...man,
    hair: black,
    top: ['#5a76b8', '#2d4788', '#172856'],
    bottom: ['#40557f', '#24355a', '#131e38'],
    shoes: dark,
    hat: 'cap',
  },
  soldier: {
    ...man,
    top: ['#9aa66a', '#66733f', '#3d4724'],
    bottom: ['#8c9860', '#5a6638', '#363f20'],
    shoes: leather,
    hat: 'helmet',
  },
  king: {
    ...oldMan,
    top: ['#e8584a', '#b3242a', '#6e1118'],
    skirt: 'robe',
    hat: 'crown',
    worn: ['gold-trim', 'ermine'],
    cape: ['#d9484a', '#8c1a2c', '#520c18'],
  },
  monk: { ...man, cut: 'bald', top: ['#f0a24a', '#cc6a1e', '#84400c'], skirt: 'robe', shoes: leather },
  suit: {
    ...man,
    hair: black,
    top: ['#5d6578', '#363c4c', '#1d212c'],
    bottom: dark,
    shoes: leather,
    worn: ['lapels'],
  },
  robot: {
    ...man,
    skin: ['#f0f4f8', '#a8b4c2', '#5c6876'],
    hair: ['#f0f4f8', '#a8b4c2', '#5c6876'],
    cut: 'bald',
    top: ['#c8d4e0', '#7f8fa2', '#465462'],
    bottom: ['#8fa0b4', '#5a6a7e', '#323e4c'],
    shoes: ['#6a7888', '#3f4a58', '#242c36'],
    hat: 'antenna',
  },
  knight: {
    ...man,
    top: ['#eef2f7', '#9aa5b4', '#545e6c'],
    bottom: ['#d4dbe4', '#7d8896', '#444d59'],
    shoes: ['#8f99a7', '#5a6470', '#333a44'],
    hat: 'visor',
  },
  astronaut: { ...man, top: white, bottom: white, shoes: ['#c9ced8', '#8f97a5', '#5a6270'], hat: 'space' },
  ...roleLooks,
  ...taleLooks,
  ...workLooks,
  ...creatureLooks,
} satisfies Record<string, Look>;
export type LookName = keyof typeof looks;

/** What names who is in the picture, of the illustrations of people: its figure has the same look. */
const lookOfIcon: Readonly<Record<string, LookName>> = {
  man: 'man',
  'man-beard': 'man',
  person: 'man',
  woman: 'woman',
  boy: 'boy',
  child: 'boy',
  girl: 'girl',
  'old-man': 'old-man',
  'old-woman': 'old-woman',
  'older-person': 'old-man',
  cook: 'chef',
  'man-cook': 'chef',
  'woman-cook': 'chef',
  'person-mage': 'wizard',
  'man-mage': 'wizard',
  'cowboy-hat-face': 'cowboy',
  farmer: 'farmer',
  'woman-farmer': 'farmer',
  'woman-health-worker': 'nurse',
  'health-worker': 'doctor',
  'construction-worker': 'builder',
  'factory-worker': 'builder',
  'police-officer': 'police',
  'military-helmet': 'soldier',
  astronaut: 'astronaut',
  artist: 'woman',
  student: 'girl',
  'woman-teacher': 'woman',
  teacher: 'man',
  'man-in-tuxedo': 'suit',
  'office-worker': 'suit',
  singer: 'lady',
  'person-running': 'man',
  'person-lifting-weights': 'man',
  'person-biking': 'man',
  'person-surfing': 'man',
  'person-in-lotus-position': 'woman',
  'woman-dancing': 'lady',
  angler: 'farmer',
  robot: 'robot',
  knight: 'knight',
};

/** Returns the look of a person's illustration; null for whatever is no person with a body of ours. */
export const lookOf = (icon: string): LookName | null => lookOfIcon[icon] ?? null;

/** Clothes, or an animal's coat, in another colour: its light and shade follow from it. */
export function dyed(look: Look, tones: Tones): Look {
  return look.creature
    ? { ...look, skin: tones, hair: tones, top: tones, bottom: tones, shoes: tones }
    : { ...look, top: tones };
}

const clothing =
  /^(dress|coat|t-shirt|jeans|womans-clothes|womans-boot|mans-shoe|high-heeled-shoe|running-shirt|shorts|lab-coat|womans-sandal|glasses|safety-vest|kimono|sari|necktie)$/;

const garment =
  /(?:boot|shoe|hat|cap|helmet|crown|glasses|goggles|scarf|gloves|socks|backpack|thong-sandal|bikini|ring-buoy|ribbon)$/;

/** Returns whether an illustration shows anything that is worn. */
export const isGarment = (icon: string): boolean => clothing.test(icon) || garment.test(icon);

/** Returns whether an illustration shows clothes, which a figure wears. */
export const isClothing = (icon: string): boolean => clothing.test(icon);

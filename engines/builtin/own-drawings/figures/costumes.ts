/** What an animal wears of a person's role: a mouse that cooks has the cook's hat and apron. */
import type { Look } from './look.ts';
import { type LookName, looks } from './looks.ts';

/** The traits for them, and whose clothes they are. */
export const costumes = {
  aschef: 'chef',
  asastronaut: 'astronaut',
  aswizard: 'wizard',
  aspirate: 'pirate',
  aspolice: 'police',
  asdoctor: 'doctor',
  asboss: 'boss',
  asking: 'king',
  asqueen: 'queen',
  ascowboy: 'cowboy',
  asknight: 'knight',
  assuperhero: 'superhero',
  asdetective: 'detective',
  asfirefighter: 'firefighter',
  assoldier: 'soldier',
  assamurai: 'samurai',
  asninja: 'ninja',
  asviking: 'viking',
  assanta: 'santa',
  aspilot: 'pilot',
  ascaptain: 'captain',
  assailor: 'sailor',
  asfarmer: 'farmer',
  asbuilder: 'builder',
  asscientist: 'scientist',
  asteacher: 'teacher',
  aswitch: 'witch',
  asexplorer: 'explorer',
  asmusician: 'musician',
  asrocker: 'rocker',
  aswaiter: 'waiter',
} as const satisfies Record<string, LookName>;
export type Costume = keyof typeof costumes;

const clothesOf = (wearer: LookName): Partial<Look> => {
  const { top, bottom, hat, apron, cape, worn, glasses }: Look = looks[wearer];
  return {
    top,
    bottom,
    ...(hat && { hat }),
    ...(apron && { apron }),
    ...(cape && { cape }),
    ...(worn && { worn: worn.filter((one) => !/wings$/.test(one)) }),
    ...(glasses && { glasses }),
  };
};

/** Changes of a look, by the name of the trait. */
export const costumeChanges = Object.fromEntries(
  Object.entries(costumes).map(([name, wearer]) => [
    name,
    (look: Look): Look => ({ ...look, ...clothesOf(wearer) }),
  ]),
) as Record<Costume, (look: Look) => Look>;

/** Returns the costume of a role; null where it has none of its own. */
export const costumeOf = (wearer: LookName): Costume | null =>
  (Object.entries(costumes).find(([, look]) => look === wearer)?.[0] as Costume | undefined) ?? null;

/** Where people usually are, by what they do and who they are. */
import { creatureOf } from '../own-drawings/figures/creatures.ts';
import type { Figure } from '../own-drawings/figures/figures.ts';
import type { LookName } from '../own-drawings/figures/looks.ts';
import type { PoseName } from '../own-drawings/figures/poses/poses.ts';
import type { SceneId } from '../vocabulary.ts';

const byPose: Partial<Record<SceneId, readonly PoseName[]>> = {
  spotlight: [
    'dancing',
    'singing',
    'guitar',
    'violin',
    'piano',
    'drums',
    'sax',
    'trumpet',
    'flute',
    'cello',
    'accordion',
    'conducting',
    'ballet',
    'flamenco',
    'juggling',
  ],
  kitchen: ['cooking', 'chopping', 'baking', 'at-oven'],
  market: ['selling', 'selling-flowers'],
  room: [
    'knitting',
    'sleeping',
    'gaming',
    'writing',
    'chess',
    'working',
    'painting',
    'drawing',
    'coffee',
    'cleaning',
    'reading',
    'sewing',
    'cradling',
  ],
  classroom: ['teaching'],
  gym: ['boxing', 'lifting', 'situps', 'squatting'],
  stadium: ['kicking', 'keeping'],
  lab: ['pouring'],
  hall: ['throne', 'sword', 'forging'],
  shop: ['shopping', 'serving', 'repairing', 'building', 'sawing'],
  beach: ['sandcastle', 'surfing'],
  river: ['fishing', 'netting'],
  snow: ['snowman', 'skiing'],
  mountains: ['climbing', 'hiking'],
  underwater: ['diving'],
  ocean: ['swimming'],
  forest: ['campfire', 'archery'],
  road: ['motorbike', 'driving', 'riding-bike'],
  street: ['skating', 'umbrella', 'phoning', 'photographing'],
};
const byLook: Partial<Record<SceneId, readonly LookName[]>> = {
  lab: ['scientist', 'doctor', 'nurse', 'alchemist', 'inventor'],
  hall: [
    'king',
    'queen',
    'princess',
    'prince',
    'knight',
    'lady-knight',
    'nun',
    'priest',
    'judge',
    'bride',
    'groom',
  ],
  beach: ['sailor', 'captain', 'fisher', 'pirate', 'diver', 'viking'],
  desert: ['cowboy', 'cowgirl', 'pharaoh', 'gladiator', 'explorer'],
  forest: ['elf', 'elvin', 'fairy', 'druid', 'wizard', 'witch'],
  mountains: ['samurai', 'monk', 'climber', 'hiker'],
  kitchen: ['chef', 'baker'],
  classroom: ['teacher', 'student'],
  office: ['suit', 'boss'],
  street: ['detective', 'police', 'robber', 'photographer', 'teen', 'teen-girl'],
  'city-night': ['superhero', 'vampire', 'zombie', 'ninja'],
  snow: ['skier', 'santa'],
  space: ['astronaut'],
};

/** Places that a word only suggests, and who is there: "a thief running away" is no race. */
const only: Partial<Record<SceneId, RegExp>> = {
  stadium: /^(?:footballer|runner|boxer)\b|-(?:kicking|keeping|lifting)$/,
  underwater: /^diver\b|-(?:diving|swimming)$/,
  classroom: /^(?:teacher|student|graduate)\b|-teaching$/,
};

/** Returns whether a scene was chosen for a word that does not put this person there. */
export const isElsewhere = ({ look, pose }: Figure, scene: SceneId): boolean => {
  if (creatureOf(look) !== null) return false;
  // Nobody flies in a room.
  if (pose === 'flying' || pose === 'broom') return /^(?:room|kitchen|hall|office|library|shop)$/.test(scene);
  return only[scene] !== undefined && !only[scene].test(`${look}-${pose}`);
};

const sceneWith = <T>(rows: Partial<Record<SceneId, readonly T[]>>, one: T): SceneId | undefined =>
  (Object.keys(rows) as SceneId[]).find((scene) => rows[scene]?.includes(one));

export const placeOfPerson = ({ look, pose }: Figure): SceneId =>
  sceneWith(byPose, pose) ?? sceneWith(byLook, look) ?? 'meadow';

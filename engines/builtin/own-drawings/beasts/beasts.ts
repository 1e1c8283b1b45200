/** Animals on four legs by name: "wolf-howling" is the wolf in the pose of howling. */
import type { OwnDrawing } from '../own-drawing.ts';
import { beast } from './beast.ts';
import { type PoseName, poses } from './poses.ts';
import { type Species, type SpeciesName, species } from './species.ts';

const poseNames = Object.keys(poses) as PoseName[];
const drawn = new Map<string, OwnDrawing>();

export const isSpecies = (name: string): name is SpeciesName => Object.hasOwn(species, name);

/** Returns which animal does what; null for other names. */
export function readBeast(name: string): { species: SpeciesName; pose: PoseName } | null {
  const dash = name.lastIndexOf('-');
  const [kind, pose] = [name.slice(0, dash), name.slice(dash + 1)];
  return isSpecies(kind) && (poseNames as string[]).includes(pose)
    ? { species: kind, pose: pose as PoseName }
    : null;
}

/** Returns the drawing of an animal in a pose; undefined for other names. */
export function beastDrawing(name: string): OwnDrawing | undefined {
  const known = drawn.get(name);
  if (known) return known;
  const read = readBeast(name);
  if (!read) return undefined;
  const made = beast(species[read.species] as Species, poses[read.pose]);
  drawn.set(name, made);
  return made;
}

/** Birds, sea animals and their like by name: "eagle-flying" is the eagle in flight. */
import type { OwnDrawing } from '../own-drawing.ts';
import { type FaunaPose, type Kind, kinds } from './kinds.ts';

export interface Fauna {
  kind: string;
  pose: FaunaPose;
}

const drawn = new Map<string, OwnDrawing>();

export const faunaKind = (kind: string): Kind | undefined => kinds.get(kind);

/** Returns which animal does what; null for other names. */
export function readFauna(name: string): Fauna | null {
  const dash = name.lastIndexOf('-');
  if (dash < 0) return null;
  const [kind, pose] = [name.slice(0, dash), name.slice(dash + 1) as FaunaPose];
  return kinds.get(kind)?.poses.includes(pose) ? { kind, pose } : null;
}

/** Returns the drawing of an animal in a pose; undefined for other names. */
export function faunaDrawing(name: string): OwnDrawing | undefined {
  const known = drawn.get(name);
  if (known) return known;
  const read = readFauna(name);
  const kind = read && kinds.get(read.kind);
  if (!read || !kind) return undefined;
  const made = kind.draw(read.pose);
  drawn.set(name, made);
  return made;
}

/** Metres that a drawing looks high, by how long its animal is. */
export function faunaHeight(name: string): number | null {
  const read = readFauna(name);
  const drawing = faunaDrawing(name);
  if (!read || !drawing) return null;
  const [left, top, right, bottom] = drawing.ink;
  const [wide, high] = [right - left, bottom - top];
  // A bough and spread wings are no part of its length.
  const share = read.pose === 'perched' ? 0.5 : read.pose === 'flying' ? 0.8 : 1;
  const long = (kinds.get(read.kind)?.long ?? 1) / share;
  // What is long and low looks larger than its height.
  return long * Math.sqrt(high / Math.max(wide, high));
}

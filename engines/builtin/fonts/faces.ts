/**
 * The display faces. A face has several files, one per script; each file is registered under its own family
 * name when a text first needs it. Registered fonts are shared by all threads of the process.
 */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { z } from 'zod';
import type { DesignFont } from '../../../contract/design-files.ts';
import { type FontId, fontIds } from '../catalogue.ts';
import { type Coverage, isCovered, parseCoverage, unicodeRangeOf } from './coverage.ts';

const partSchema = z.object({
  subset: z.string(),
  coverage: z.string(),
  /** Offset and length in `fonts.pack`, for committed files. */
  slice: z.tuple([z.number(), z.number()]).optional(),
  /** The file in an npm package, for the large East Asian faces. */
  module: z.string().optional(),
});
const indexSchema = z.record(z.enum(fontIds), z.array(partSchema));

interface FacePart {
  family: string;
  coverage: Coverage;
  /** The font file's bytes; null if its package is not installed. */
  read: () => Buffer | null;
}

const index = indexSchema.parse(
  JSON.parse(readFileSync(new URL('../assets/fonts.index.json', import.meta.url), 'utf8')),
);
const faces = new Map<FontId, FacePart[]>();
/** Whether a family could be registered, once tried. */
const availability = new Map<string, boolean>();
/** A cache for `familyFor`: a text needs the same few characters repeatedly. */
const families = new Map<FontId, Map<number, string | null>>();

function partsOf(id: FontId): FacePart[] {
  const known = faces.get(id);
  if (known) return known;
  const parts = index[id].map((part) => ({
    family: `${id} ${part.subset}`,
    coverage: parseCoverage(part.coverage),
    read: () => (part.slice ? readSlice(part.slice) : readModule(part.module ?? '')),
  }));
  // Files of other scripts repeat a few Latin characters; the Latin file must win, or kerning is lost.
  parts.sort((a, b) => Number(b.family.endsWith(' latin')) - Number(a.family.endsWith(' latin')));
  faces.set(id, parts);
  return parts;
}

function readSlice([offset, length]: [number, number]): Buffer {
  const bytes = Buffer.alloc(length);
  const file = openSync(new URL('../assets/fonts.pack', import.meta.url), 'r');
  readSync(file, bytes, 0, length, offset);
  closeSync(file);
  return bytes;
}

const require = createRequire(import.meta.url);

function readModule(module: string): Buffer | null {
  try {
    return readFileSync(require.resolve(module));
  } catch {
    // The package is optional: without it, text in its scripts gives a warning.
    return null;
  }
}

function isAvailable(part: FacePart): boolean {
  const known = availability.get(part.family);
  if (known !== undefined) return known;
  const bytes = GlobalFonts.has(part.family) ? null : part.read();
  const isRegistered =
    GlobalFonts.has(part.family) || (bytes !== null && GlobalFonts.register(bytes, part.family) !== null);
  availability.set(part.family, isRegistered);
  return isRegistered;
}

/**
 * Returns the registered family that draws a character in this face, or null if the face has no glyph for it.
 */
export function familyFor(id: FontId, codePoint: number): string | null {
  const known = families.get(id) ?? new Map<number, string | null>();
  families.set(id, known);
  const answered = known.get(codePoint);
  if (answered !== undefined) return answered;
  const part = partsOf(id).find(({ coverage }) => isCovered(coverage, codePoint));
  const family = part && isAvailable(part) ? part.family : null;
  known.set(codePoint, family);
  return family;
}

/** The place of a registered family among the files of its face: the first ones draw what several have. */
export function placeOf(id: FontId, family: string): number {
  return partsOf(id).findIndex((part) => part.family === family);
}

/** The files of every face with the characters that each draws, as CSS `unicode-range` names them. */
export function fontFiles(): DesignFont[] {
  return fontIds.map((id) => ({
    id,
    files: partsOf(id).map(({ coverage }) => ({ unicodeRange: unicodeRangeOf(coverage) })),
  }));
}

/** A file of a face by its place in `fontFiles`; null if there is none, or its package is not installed. */
export function readFontFile(id: string, file: number): Uint8Array<ArrayBuffer> | null {
  const part = isFontId(id) ? partsOf(id)[file] : undefined;
  const bytes = part?.read() ?? null;
  return bytes === null ? null : new Uint8Array(bytes);
}

function isFontId(id: string): id is FontId {
  return (fontIds as readonly string[]).includes(id);
}

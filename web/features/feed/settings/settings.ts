import { type FeedTheme, findSurface, type SurfaceId, surfaceIds } from '../surfaces/surfaces.ts';

export const feedLimits = {
  titleMaxCharacters: 100,
  channelMaxCharacters: 60,
  lengthMaxCharacters: 9,
} as const;

/**
 * A picture from a file: a copy of at most 1280 px, stored only in this browser, and facts about the original
 * file.
 */
export interface UploadedPicture {
  kind: 'upload';
  dataUrl: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
}

/** The picture under test. */
export type TestedPicture = { kind: 'none' } | { kind: 'gallery'; id: string } | UploadedPicture;

/** Everything that the settings stores across reloads. */
export interface FeedSettings {
  picture: TestedPicture;
  title: string;
  channel: string;
  /** As typed. */
  length: string;
  surface: SurfaceId;
  theme: FeedTheme;
  isGreyscale: boolean;
  /** The index of your card among the others, from 0. */
  place: number;
}

export const initialSettings: FeedSettings = {
  picture: { kind: 'none' },
  title: '',
  channel: '',
  length: '10:24',
  surface: 'home',
  theme: 'dark',
  isGreyscale: false,
  place: 1,
};

/** Your position on a surface, which may have fewer cards than the one it was chosen on. */
export function placeOn(surface: SurfaceId, place: number): number {
  return Math.min(place, findSurface(surface).cards - 1);
}

/** Another position on the same surface; `random` is between 0 and 1. */
export function shuffledPosition(surface: SurfaceId, place: number, random: number): number {
  const { cards } = findSurface(surface);
  return (place + 1 + Math.floor(random * (cards - 1))) % cards;
}

function text(value: unknown, fallback: string, maxCharacters: number): string {
  return typeof value === 'string' ? value.slice(0, maxCharacters) : fallback;
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function parsePicture(stored: unknown): TestedPicture {
  if (typeof stored !== 'object' || stored === null) return initialSettings.picture;
  const { kind, id, dataUrl, name, width, height, bytes }: Record<string, unknown> = { ...stored };
  if (kind === 'gallery' && typeof id === 'string') return { kind, id };
  const isWhole = isPositive(width) && isPositive(height) && isPositive(bytes);
  if (kind === 'upload' && isWhole && typeof dataUrl === 'string' && dataUrl.startsWith('data:image/')) {
    return { kind, dataUrl, name: text(name, '', 255), width, height, bytes };
  }
  return initialSettings.picture;
}

/** Parses the stored state field by field, whichever version wrote it. */
export function parseSettings(stored: unknown): FeedSettings {
  const fields: Partial<Record<keyof FeedSettings, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const { place } = fields;
  return {
    picture: parsePicture(fields.picture),
    title: text(fields.title, initialSettings.title, feedLimits.titleMaxCharacters),
    channel: text(fields.channel, initialSettings.channel, feedLimits.channelMaxCharacters),
    length: text(fields.length, initialSettings.length, feedLimits.lengthMaxCharacters),
    surface: surfaceIds.find((id) => id === fields.surface) ?? initialSettings.surface,
    theme: fields.theme === 'light' || fields.theme === 'dark' ? fields.theme : initialSettings.theme,
    isGreyscale: fields.isGreyscale === true,
    place: typeof place === 'number' && Number.isInteger(place) && place >= 0 ? place : initialSettings.place,
  };
}

import * as z from 'zod';
import {
  defaultImageStyle,
  defaultThumbnailStyle,
  findImageStyle,
  findThumbnailStyle,
} from '#contract/styles.ts';
import { type GenerateTool, tools } from '#contract/tools.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findImageStyleOfUser } from './store.ts';
import { findCalledStyle, findReadyThumbnailStyle, type ThumbnailStyleRow } from './thumbnail-style-store.ts';
import { wordsOf } from './trigger-words.ts';

/** A style that a picture can be made in. */
export interface ResolvedStyle {
  /** A preset's id, or the id of one of the user's own styles. */
  id: string;
  name: string;
  /** What an engine is told of it; presets of the Thumbnails tool have none, they are known by their id. */
  description?: string;
  /** Of a trained style: the engine that learnt it, what that engine has learnt, and the word that calls it up. */
  trained?: { engine: string; profile: unknown; triggerWord: string };
}

export interface WantedStyle {
  tool: GenerateTool;
  /** As it was sent; the default where it is absent or blank. */
  field: string | undefined;
  prompt: string;
}

/** Reads the style of a generation. Throws `unknown_style`, for another user's style as for one that does not exist. */
export async function resolveStyle(
  db: Db,
  userId: string,
  { tool, field, prompt }: WantedStyle,
): Promise<ResolvedStyle> {
  const style =
    tools[tool].styles === 'thumbnail'
      ? await thumbnailStyle(db, userId, field?.trim() || defaultThumbnailStyle, prompt)
      : await imageStyle(db, userId, readName(field) || defaultImageStyle);
  if (!style) throw new AppError('unknown_style');
  return style;
}

const describedSchema = z.object({ name: z.string() });

/**
 * The name in a field that is a plain name or JSON of name and description. The description is not taken from the
 * client: presets have theirs, and a user's own style has the one that was stored.
 */
function readName(field: string | undefined): string | undefined {
  const text = field?.trim();
  if (!text?.startsWith('{')) return text;
  const described = describedSchema.safeParse(parseJson(text));
  if (!described.success) throw new AppError('unknown_style');
  return described.data.name.trim();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A style that was chosen from the own ones stays; a preset, which may be the default, gives way to a trigger word. */
async function thumbnailStyle(
  db: Db,
  userId: string,
  wanted: string,
  prompt: string,
): Promise<ResolvedStyle | undefined> {
  const preset = findThumbnailStyle(wanted);
  const own = preset
    ? await findCalledStyle(db, userId, wordsOf(prompt))
    : isStorable(wanted)
      ? await findReadyThumbnailStyle(db, userId, wanted)
      : undefined;
  if (own) return trainedStyle(own);
  return preset && { id: preset.id, name: preset.styleName };
}

function trainedStyle(row: ThumbnailStyleRow): ResolvedStyle {
  const { id, name, description, engine, profile, triggerWord } = row;
  return { id, name, description, trained: { engine, profile, triggerWord } };
}

async function imageStyle(db: Db, userId: string, wanted: string): Promise<ResolvedStyle | undefined> {
  const preset = findImageStyle(wanted);
  if (preset) return { id: preset.id, name: preset.label, description: preset.description };
  const own = isStorable(wanted) ? await findImageStyleOfUser(db, userId, wanted) : undefined;
  return own && { id: own.id, name: own.name, description: own.description };
}

/** PostgreSQL refuses a text with NUL in it, even to compare with. */
function isStorable(text: string): boolean {
  return !text.includes('\0');
}

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
import {
  findReadyThumbnailStyle,
  findStyleByTriggerWord,
  type ThumbnailStyleRow,
} from './thumbnail-style-store.ts';
import { wordsIn } from './trigger-words.ts';

/** A style that a picture can be made in. */
export interface ResolvedStyle {
  /** A preset's id, or the id of one of the user's own styles. */
  id: string;
  name: string;
  /** The words for the engine; presets of the Thumbnails tool have none, engines know them by id. */
  description?: string;
  /** For a trained style: its engine, what that engine has learnt, and its trigger word. */
  trained?: { engine: string; profile: unknown; triggerWord: string };
}

export interface StyleRequest {
  tool: GenerateTool;
  /** As it was sent; the default if missing or blank. */
  field: string | undefined;
  prompt: string;
}

/**
 * Resolves the style of a generation. Throws `unknown_style`, for another user's style as for a missing one.
 */
export async function resolveStyle(
  db: Db,
  userId: string,
  { tool, field, prompt }: StyleRequest,
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
 * Reads the name from a field that is a plain name or JSON with name and description. Ignores the client's
 * description: presets have theirs, and own styles the stored one.
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

/** A chosen own style stays; a preset, which may be the default, is replaced by a trigger word's style. */
async function thumbnailStyle(
  db: Db,
  userId: string,
  nameOrId: string,
  prompt: string,
): Promise<ResolvedStyle | undefined> {
  const preset = findThumbnailStyle(nameOrId);
  const own = preset
    ? await findStyleByTriggerWord(db, userId, wordsIn(prompt))
    : isStorable(nameOrId)
      ? await findReadyThumbnailStyle(db, userId, nameOrId)
      : undefined;
  if (own) return trainedStyle(own);
  return preset && { id: preset.id, name: preset.styleName };
}

function trainedStyle(row: ThumbnailStyleRow): ResolvedStyle {
  const { id, name, description, engine, profile, triggerWord } = row;
  return { id, name, description, trained: { engine, profile, triggerWord } };
}

async function imageStyle(db: Db, userId: string, nameOrId: string): Promise<ResolvedStyle | undefined> {
  const preset = findImageStyle(nameOrId);
  if (preset) return { id: preset.id, name: preset.label, description: preset.description };
  const own = isStorable(nameOrId) ? await findImageStyleOfUser(db, userId, nameOrId) : undefined;
  return own && { id: own.id, name: own.name, description: own.description };
}

/** PostgreSQL refuses a text with NUL, even in a comparison. */
function isStorable(text: string): boolean {
  return !text.includes('\0');
}

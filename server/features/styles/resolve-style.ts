import * as z from 'zod';
import {
  defaultImageStyle,
  defaultThumbnailStyle,
  findImageStyle,
  findThumbnailStyle,
} from '#contract/styles.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findImageStyleOfUser, findReadyThumbnailStyle } from './store.ts';

/** A style that a picture can be made in. */
export interface ResolvedStyle {
  /** A preset's id, or the id of one of the user's own styles. */
  id: string;
  name: string;
  /** What an engine is told of it; presets of the Thumbnails tool have none, they are known by their id. */
  description?: string;
}

/**
 * Reads the `style` field of a generation: the default when it is absent or blank. Throws `unknown_style`, for
 * another user's style as for one that does not exist.
 */
export async function resolveStyle(
  db: Db,
  userId: string,
  tool: GenerateTool,
  field: string | undefined,
): Promise<ResolvedStyle> {
  const wanted = tool === 'Thumbnail' ? field?.trim() : readName(field);
  const style =
    tool === 'Thumbnail'
      ? await thumbnailStyle(db, userId, wanted || defaultThumbnailStyle)
      : await imageStyle(db, userId, wanted || defaultImageStyle);
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

async function thumbnailStyle(db: Db, userId: string, wanted: string): Promise<ResolvedStyle | undefined> {
  const preset = findThumbnailStyle(wanted);
  if (preset) return { id: preset.id, name: preset.styleName };
  const own = isStorable(wanted) ? await findReadyThumbnailStyle(db, userId, wanted) : undefined;
  return own && { id: own.id, name: own.name };
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

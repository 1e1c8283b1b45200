import type { CustomImageStyle, CustomThumbnailStyle } from '#contract/styles.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { Database } from '#server/platform/database/database.ts';
import { presentImageStyle, presentThumbnailStyle } from './present.ts';
import { type ResolvedStyle, resolveStyle } from './resolve-style.ts';
import type { TrainingStatus } from './schema.ts';
import { listImageStyles, listThumbnailStyles } from './store.ts';

export { styleData } from './personal-data.ts';
export type { ResolvedStyle } from './resolve-style.ts';
export { registerStyleRoutes } from './routes.ts';

/** The looks that pictures are made in: the presets of the contract, and those that users make. */
export interface Styles {
  /**
   * Reads the `style` field of a generation. Thumbnail takes the id, name or trigger word of a preset or of a style
   * of the user's that is ready; Genesys takes the name or id of a preset or of a style that the user described,
   * plain or as JSON of name and description. Absent or blank is the default. Throws `unknown_style`.
   */
  resolve(userId: string, tool: GenerateTool, field: string | undefined): Promise<ResolvedStyle>;
  /** A user's trained thumbnail styles with one of these statuses, newest first. */
  thumbnailStyles(userId: string, statuses: readonly TrainingStatus[]): Promise<CustomThumbnailStyle[]>;
  /** The image styles that a user described, newest first. */
  imageStyles(userId: string): Promise<CustomImageStyle[]>;
}

export function createStyles({ database }: { database: Database }): Styles {
  const { db } = database;
  return {
    resolve: (userId, tool, field) => resolveStyle(db, userId, tool, field),
    async thumbnailStyles(userId, statuses) {
      return (await listThumbnailStyles(db, userId, statuses)).map(presentThumbnailStyle);
    },
    async imageStyles(userId) {
      return (await listImageStyles(db, userId)).map(presentImageStyle);
    },
  };
}

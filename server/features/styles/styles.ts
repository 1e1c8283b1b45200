import type { CustomImageStyle, CustomThumbnailStyle } from '#contract/styles.ts';
import type { GenerateTool } from '#contract/tools.ts';
import {
  changeDescribedStyle,
  createDescribedStyle,
  type DescribedStyleDeps,
  type DescribedStyleWords,
  deleteDescribedStyle,
} from './described-styles.ts';
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
  /** Stores a described image style. Throws `style_name_taken` and `too_many_styles`. */
  describe(userId: string, words: DescribedStyleWords): Promise<CustomImageStyle>;
  /** Throws `not_found` and `style_name_taken`. */
  changeDescribed(
    userId: string,
    id: string,
    words: { [Word in keyof DescribedStyleWords]?: string | undefined },
  ): Promise<CustomImageStyle>;
  /** Throws `not_found`. */
  deleteDescribed(userId: string, id: string): Promise<void>;
}

export interface StyleDeps extends DescribedStyleDeps {
  /** Signs an object's key into an address that a browser may load. */
  sign(key: string): string;
}

export function createStyles(deps: StyleDeps): Styles {
  const { db } = deps.database;
  return {
    resolve: (userId, tool, field) => resolveStyle(db, userId, tool, field),
    async thumbnailStyles(userId, statuses) {
      return (await listThumbnailStyles(db, userId, statuses)).map((row) =>
        presentThumbnailStyle(row, deps.sign),
      );
    },
    async imageStyles(userId) {
      return (await listImageStyles(db, userId)).map(presentImageStyle);
    },
    async describe(userId, words) {
      return presentImageStyle(await createDescribedStyle(deps, userId, words));
    },
    async changeDescribed(userId, id, words) {
      return presentImageStyle(await changeDescribedStyle(deps, userId, id, words));
    },
    deleteDescribed: (userId, id) => deleteDescribedStyle(deps, userId, id),
  };
}

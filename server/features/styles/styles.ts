import type { CustomImageStyle, CustomThumbnailStyle } from '#contract/styles.ts';
import {
  changeDescribedStyle,
  createDescribedStyle,
  type DescribedStyleDeps,
  type DescribedStyleWords,
  deleteDescribedStyle,
} from './described-styles.ts';
import { presentImageStyle, presentThumbnailStyle, statusOf, type TrainingStatus } from './present.ts';
import { type ResolvedStyle, resolveStyle, type StyleRequest } from './resolve-style.ts';
import { listImageStyles } from './store.ts';
import { listThumbnailStyles } from './thumbnail-style-store.ts';
import { selectShown } from './training/shown-in-training.ts';

export type { ResolvedStyle } from './resolve-style.ts';
export type { EndedTraining } from './training/deps.ts';
export { createTrainedStyles } from './training/trained-styles.ts';
export { withoutTriggerWord } from './trigger-words.ts';

/** The styles of pictures: the contract's presets, and those that users make. */
export interface Styles {
  /**
   * Resolves the `style` field of a generation. Thumbnail accepts the id, name or trigger word of a preset or
   * of a ready style of the user's; Genesys accepts the name or id of a preset or of a described style, plain
   * or as JSON with name and description. Missing or blank is the default. If a thumbnail's prompt contains
   * the trigger word of an own style, that style replaces a preset. Throws `unknown_style`.
   */
  resolve(userId: string, request: StyleRequest): Promise<ResolvedStyle>;
  /** A user's trained thumbnail styles with one of these statuses, newest first. */
  thumbnailStyles(userId: string, statuses: readonly TrainingStatus[]): Promise<CustomThumbnailStyle[]>;
  /** The styles whose training is shown, newest first, and how many more there are. */
  inTraining(userId: string): Promise<{ shown: CustomThumbnailStyle[]; hidden: number }>;
  /** The image styles that a user described, newest first. */
  imageStyles(userId: string): Promise<CustomImageStyle[]>;
  /** Stores a described image style. Throws `style_name_taken` and `too_many_described_styles`. */
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

export type StyleDeps = DescribedStyleDeps;

export function createStyles(deps: StyleDeps): Styles {
  const { db } = deps.database;
  return {
    resolve: (userId, request) => resolveStyle(db, userId, request),
    async thumbnailStyles(userId, statuses) {
      const styles = await listThumbnailStyles(db, userId);
      return styles
        .filter((style) => statuses.includes(statusOf(style)))
        .map((style) => presentThumbnailStyle(style, deps.sign));
    },
    async inTraining(userId) {
      const styles = await listThumbnailStyles(db, userId);
      const training = styles.filter((style) => ['pending', 'processing'].includes(statusOf(style)));
      const shown = selectShown(training, deps.clock.now());
      return {
        shown: shown.map((style) => presentThumbnailStyle(style, deps.sign)),
        hidden: training.length - shown.length,
      };
    },
    async imageStyles(userId) {
      return (await listImageStyles(db, userId)).map((row) => presentImageStyle(row, deps.sign));
    },
    async describe(userId, words) {
      return presentImageStyle(await createDescribedStyle(deps, userId, words), deps.sign);
    },
    async changeDescribed(userId, id, words) {
      return presentImageStyle(await changeDescribedStyle(deps, userId, id, words), deps.sign);
    },
    deleteDescribed: (userId, id) => deleteDescribedStyle(deps, userId, id),
  };
}

import { AppError } from '#server/platform/app-error.ts';
import type { Moderator } from './moderator.ts';
import type { OperatorWords } from './operator-words.ts';
import { createWordFilter } from './word-filter.ts';

export { createEngineModerator } from './engine-moderator.ts';
export { type OperatorWords, readOperatorWords } from './operator-words.ts';

export interface ContentPolicy {
  /**
   * Throws `content_policy` if one of the texts breaks the policy. Call it before storing or charging
   * anything.
   */
  check(texts: readonly string[], signal: AbortSignal): Promise<void>;
}

/** Combines moderators, called in order. Without moderators everything is allowed. */
export function createContentPolicy(moderators: readonly Moderator[]): ContentPolicy {
  return {
    async check(texts, signal) {
      for (const moderator of moderators) {
        for (const text of texts) {
          if (await moderator(text, signal)) throw new AppError('content_policy');
        }
      }
    },
  };
}

/** The word lists in English, Portuguese and Spanish, with the operator's additions. */
export function createWordModerator(own: OperatorWords): Moderator {
  return createWordFilter(own);
}

import { AppError } from '#server/platform/app-error.ts';
import type { Moderator } from './moderator.ts';
import type { OwnWords } from './own-words.ts';
import { createWordFilter } from './word-filter.ts';

export { createEngineModerator } from './engine-moderator.ts';
export { type OwnWords, readOwnWords } from './own-words.ts';

export interface ContentPolicy {
  /**
   * Throws `content_policy` if one of the texts goes against the policy. To be asked before anything is stored or
   * charged for it.
   */
  check(texts: readonly string[], signal: AbortSignal): Promise<void>;
}

/** The policy that its moderators make together, asked in their order. None of them allows everything. */
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

/** The word lists in English, Portuguese and Spanish, with what the operator adds. */
export function createWordModerator(own: OwnWords): Moderator {
  return createWordFilter(own);
}

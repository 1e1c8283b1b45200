import { listUpscales, type UpscaleItem } from '#contract/upscale-calls.ts';
import { getUpscaleEngine } from '#contract/upscale-engine.ts';
import type { FakeApi } from './fake-api.ts';

/** Answers the upscaler's calls with this history. Its engine uses every field of the form. */
export function answerForUpscaler(api: FakeApi, history: readonly UpscaleItem[] = []): void {
  const success = true as const;
  api.answer(getUpscaleEngine, () => ({
    success,
    engine: { name: 'Example', isBuiltIn: false, reads: null },
  }));
  api.answer(listUpscales, () => ({
    success,
    history: [...history],
    total: history.length,
    totalCount: history.length,
    hasMore: false,
    nextCursor: null,
  }));
}

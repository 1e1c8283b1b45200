import type * as z from 'zod';
import type { understandEdit as call } from '#contract/edit-calls.ts';
import { imageEditTool, maskEditTool, tools } from '#contract/tools.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { nameOf } from '../engines/engines.ts';
import { readPrompt } from '../generation/generation.ts';
import type { EditJobsDeps } from './context.ts';
import { doesSome, readInstruction } from './edit-engines.ts';
import { requireEditor } from './start-edit.ts';

interface Asked {
  userId: string;
  body: z.infer<typeof call.body>;
  /** The picture's size in pixels. */
  size: { width: number; height: number };
  signal: AbortSignal;
}

/**
 * What an edit will do, and which engine does it. Stores nothing and costs nothing. Throws
 * `premium_required`, `prompt_required`, `prompt_too_long`, `prompt_invalid`, `content_policy`,
 * `engine_not_ready`.
 */
export async function understandEdit(
  deps: EditJobsDeps,
  { userId, body, size, signal }: Asked,
): Promise<Answer<typeof call>> {
  await requireEditor(deps, userId);
  const prompt = readPrompt(body.prompt, 'Please describe what you want to edit.');
  await deps.contentPolicy.check([prompt], signal);
  const { mask: hasMask, maskShare, language } = body;
  const tool = hasMask ? maskEditTool : imageEditTool;
  const request = { prompt, hasMask, size, ...(maskShare && { maskShare }), ...(language && { language }) };
  const readings = await readInstruction(deps, tool, request, signal);
  const chosen = readings.find(doesSome);
  // Without any, why the engines refuse it.
  const { understanding } = chosen ?? readings[0] ?? { understanding: null };
  const could = deps.editVendors(tools[tool].operation);
  return {
    actions: (understanding?.actions ?? []).map(({ kind, sentence }) => ({ kind, sentence })),
    cannot: (understanding?.cannot ?? []).map((one) => ({ ...one, engines: [...could] })),
    warnings: [...(understanding?.warnings ?? [])],
    engine: chosen ? nameOf(chosen.engine) : null,
    isModel: chosen?.engine.capabilities.isModel ?? false,
    coins: deps.jobs.priceOf(tool),
    // A free tool is better than any paid engine, so that all are asked.
    freeTool: readings.map((reading) => reading.understanding?.freeTool).find((one) => one != null) ?? null,
  };
}

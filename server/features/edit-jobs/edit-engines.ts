import { type EditTool, tools } from '#contract/tools.ts';
import type { EditUnderstanding, UnderstandEditRequest } from '#engines/edits.ts';
import type { Engine } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { EditJobsDeps } from './context.ts';

/** An engine of the chain, and what it made of an instruction. */
export interface Reading {
  readonly engine: Engine;
  /** Null for an engine that takes every instruction. */
  readonly understanding: EditUnderstanding | null;
}

type Deps = Pick<EditJobsDeps, 'engines'>;

/**
 * What each engine of a tool's chain makes of an instruction, those that can do all of it first. Throws
 * `engine_not_ready` without any engine.
 */
export async function readInstruction(
  { engines }: Deps,
  tool: EditTool,
  request: UnderstandEditRequest,
  signal: AbortSignal,
): Promise<Reading[]> {
  const chain = engines.forPictures(tools[tool].operation);
  if (chain.length === 0) throw new AppError('engine_not_ready');
  const readings = await Promise.all(
    chain.map(async (engine): Promise<Reading> => {
      const understanding = (await engine.understandEdit?.(request, { signal })) ?? null;
      return { engine, understanding };
    }),
  );
  return [...readings.filter(doesAll), ...readings.filter((reading) => !doesAll(reading))];
}

function doesAll({ understanding }: Reading): boolean {
  return understanding === null || (understanding.actions.length > 0 && understanding.cannot.length === 0);
}

/** Whether an engine can do anything of it. */
export function doesSome({ understanding }: Reading): boolean {
  return understanding === null || understanding.actions.length > 0;
}

/**
 * The engines that can do an instruction, the first choice first. Throws `edit_not_possible` with the names
 * of those that could if none can.
 */
export async function enginesFor(
  deps: Deps & Pick<EditJobsDeps, 'editVendors'>,
  tool: EditTool,
  request: UnderstandEditRequest,
  signal: AbortSignal,
): Promise<readonly [Engine, ...Engine[]]> {
  const readings = await readInstruction(deps, tool, request, signal);
  const [first, ...others] = readings.filter(doesSome).map(({ engine }) => engine);
  if (first) return [first, ...others];
  const reasons = readings.flatMap(({ understanding }) => understanding?.cannot ?? []);
  throw new AppError('edit_not_possible', {
    engines: deps.editVendors(tools[tool].operation),
    ...(reasons.length > 0 && { fields: { prompt: reasons.map(({ reason }) => reason).join(' ') } }),
  });
}

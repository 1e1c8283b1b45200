import { type CoinLine, type CoinLineKind, coinHistoryLimits } from '#contract/coin-history.ts';
import type { EntryKind } from '#contract/coins.ts';
import type { Tool } from '#contract/tools.ts';
import type { HoldState } from '../schema.ts';
import type { LineRow } from './select-lines.ts';

/** What is known of a job that coins were reserved for. */
export interface PaidJob {
  tool: Tool;
  prompt: string;
}

const kindOfState: Record<HoldState, CoinLineKind> = {
  held: 'reserved',
  settled: 'spent',
  released: 'returned',
};

const kindOfEntry: Record<EntryKind, CoinLineKind> = {
  grant: 'granted',
  expire: 'expired',
  clawback: 'taken_back',
  adjust: 'adjusted',
  // These appear in their job's line.
  hold: 'reserved',
  settle: 'spent',
  release: 'returned',
};

/** A line as its reader gets it. */
export function presentLine(row: LineRow, jobs: ReadonlyMap<string, PaidJob>): CoinLine {
  const { id, kind, amount } = row.entry;
  const frame = { id, createdAt: row.entry.createdAt.toISOString() };
  if (row.hold === null) {
    const coins = Math.abs(amount);
    return { ...frame, kind: kindOfEntry[kind], coins, effect: amount, source: row.source, job: null };
  }
  const { jobId, state } = row.hold;
  const coins = row.hold.amount - row.hold.returned;
  const job = jobs.get(jobId);
  return {
    ...frame,
    kind: kindOfState[state],
    coins,
    effect: state === 'released' ? 0 : -coins,
    source: null,
    job: job ? { id: jobId, tool: job.tool, prompt: startOfPrompt(job.prompt) } : null,
  };
}

/** Cuts by grapheme, so that no emoji is cut in half. */
function startOfPrompt(prompt: string): string {
  const line = prompt.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  const { promptMaxCharacters: max } = coinHistoryLimits;
  return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}

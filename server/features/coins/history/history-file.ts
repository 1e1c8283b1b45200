import type { CoinHistoryFilter } from '#contract/coin-history.ts';
import { csvLine, csvMark } from '#server/platform/csv.ts';
import { fullHistory, type HistoryDeps, type ReferencedLine } from './list-history.ts';

const columns = ['date', 'what', 'tool', 'source', 'coins', 'effect', 'reference'] as const;
const utf8 = new TextEncoder();

/**
 * Streams all lines of a filter as CSV, with constant memory. Times are in UTC. Leaves out prompts, since
 * such a file gets passed on.
 */
export function historyFile(
  deps: HistoryDeps,
  userId: string,
  filter: CoinHistoryFilter,
): ReadableStream<Uint8Array> {
  return ReadableStream.from(piecesOf(deps, userId, filter));
}

async function* piecesOf(
  deps: HistoryDeps,
  userId: string,
  filter: CoinHistoryFilter,
): AsyncGenerator<Uint8Array> {
  yield utf8.encode(csvMark + csvLine(columns));
  for await (const lines of fullHistory(deps, userId, filter)) {
    yield utf8.encode(lines.map(rowOf).join(''));
  }
}

function rowOf({ line, reference }: ReferencedLine): string {
  const { createdAt, kind, job, source, coins, effect } = line;
  return csvLine([createdAt, kind, job?.tool ?? '', source ?? '', coins, effect, reference]);
}

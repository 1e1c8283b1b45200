import type { CoinHistoryFilter, CoinLine, listCoinHistory } from '#contract/coin-history.ts';
import type { Reader } from '#server/platform/database/database.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { cutPage } from '#server/platform/page-cursor.ts';
import { type PaidJob, presentLine } from './present-line.ts';
import { type LineRow, selectLines } from './select-lines.ts';

/** Looks up jobs of a user; unknown ones are left out. */
export type FindPaidJobs = (
  userId: string,
  jobIds: readonly string[],
) => Promise<ReadonlyMap<string, PaidJob>>;

export interface HistoryDeps {
  reader: Reader;
  findJobs: FindPaidJobs;
}

/** A line with what the file adds. */
export interface ReferencedLine {
  line: CoinLine;
  /** The job's id, or what the coins were given for. */
  reference: string;
}

/** Returns one page of a user's history, newest first. */
export async function listHistory(
  deps: HistoryDeps,
  userId: string,
  { limit, cursor, ...filter }: CoinHistoryFilter & { limit: number; cursor?: string | undefined },
): Promise<Answer<typeof listCoinHistory>> {
  const rows = await selectLines(deps.reader, userId, { filter, limit: limit + 1, before: cursor });
  const { rows: shown, ...page } = cutPage(rows, limit, ({ entry }) => entry.id);
  const lines = await presentLines(deps, userId, shown);
  return { lines: lines.map(({ line }) => line), ...page };
}

/** Yields all lines of a filter, newest first, in pages of one job look-up. */
export async function* fullHistory(
  deps: HistoryDeps,
  userId: string,
  filter: CoinHistoryFilter,
  linesPerPage = 500,
): AsyncGenerator<ReferencedLine[]> {
  let before: string | undefined;
  while (true) {
    const rows = await selectLines(deps.reader, userId, { filter, limit: linesPerPage, before });
    if (rows.length > 0) yield await presentLines(deps, userId, rows);
    const last = rows.at(-1);
    if (!last || rows.length < linesPerPage) return;
    before = last.entry.id;
  }
}

async function presentLines(
  { findJobs }: HistoryDeps,
  userId: string,
  rows: readonly LineRow[],
): Promise<ReferencedLine[]> {
  const jobs = await findJobs(
    userId,
    rows.flatMap(({ hold }) => (hold === null ? [] : [hold.jobId])),
  );
  return rows.map((row) => ({
    line: presentLine(row, jobs),
    reference: row.hold?.jobId ?? row.grantReference,
  }));
}

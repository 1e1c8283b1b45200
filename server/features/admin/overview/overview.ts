import { statfs } from 'node:fs/promises';
import type { AdminOverview, OverviewDays } from '#contract/admin-overview.ts';
import { dayMs, hourMs, isoDate } from '#contract/durations.ts';
import { adminLimits } from '#contract/limits.ts';
import { type CallFigures, callFigures, nameOf } from '../../engines/engines.ts';
import type { AdminDeps } from '../deps.ts';

type Step = AdminOverview['steps'][number];
interface Range {
  from: Date;
  unit: 'hour' | 'day';
  stepMs: number;
  steps: number;
}

/** Everything but what changes within these days is read once and remembered. */
const openDays = 2;

/** What admins see first. */
export function createOverview(deps: AdminDeps, showMissing: () => Promise<AdminOverview['missingFiles']>) {
  const { clock } = deps;
  const closed = new Map<string, Promise<Step[]>>();

  /** Counts of a long range come from its last days, and from what was read of the others before. */
  async function readSteps(range: Range): Promise<Step[]> {
    const open = new Date(Date.parse(isoDate(clock.now())) - (openDays - 1) * dayMs);
    if (range.from >= open) return selectSteps(deps, range, range.from, null);
    const key = `${range.from.toISOString()} ${open.toISOString()}`;
    const older = closed.get(key) ?? selectSteps(deps, range, range.from, open);
    if (closed.size > 2 * rangesShown) closed.clear();
    closed.set(key, older);
    older.catch(() => closed.delete(key));
    return [...(await older), ...(await selectSteps(deps, range, open, null))];
  }

  async function engineRows(since: Date): Promise<AdminOverview['engines']> {
    const engines = deps.engines.all();
    const ids = (isRemote: boolean) =>
      engines.flatMap(({ capabilities }) => (capabilities.isRemote === isRemote ? [capabilities.id] : []));
    const [remote, own] = await Promise.all([
      callFigures(deps.database, ids(true), since),
      deps.jobs.overview.countByEngine(since, ids(false)),
    ]);
    const figures: CallFigures[] = [
      ...remote,
      ...own.map(({ engine, completed, failed, medianMs }) => ({
        engine,
        calls: completed + failed,
        done: completed,
        failures: failed > 0 ? [{ fault: 'unavailable' as const, count: failed }] : [],
        medianMs,
      })),
    ];
    return figures
      .sort((a, b) => b.calls - a.calls)
      .map(({ engine, ...figure }) => {
        const known = deps.engines.byId(engine);
        return {
          id: engine,
          name: known ? nameOf(known) : engine,
          isRemote: known?.capabilities.isRemote === true,
          ...figure,
        };
      });
  }

  return async (days: OverviewDays): Promise<AdminOverview> => {
    const now = clock.now();
    const today = isoDate(now);
    const range = rangeOf(days, now);
    const { overview } = deps.jobs;
    const [
      users,
      pictures,
      [counted],
      steps,
      timeToPicture,
      queue,
      engines,
      disk,
      warnings,
      hasSampleContent,
      missingFiles,
    ] = await Promise.all([
      deps.accounts.administration.count(new Date(now.getTime() - 7 * dayMs)),
      deps.gallery.total(),
      overview.countByDay(new Date(today)),
      readSteps(range),
      overview.timesToPicture(range.from),
      overview.waiting(),
      engineRows(range.from),
      readDisk(deps.dataDir),
      deps.warnings(),
      deps.hasSampleContent(),
      showMissing(),
    ]);
    return {
      days,
      users: users.all,
      newUsersThisWeek: users.new,
      pictures,
      jobsToday: counted?.all ?? 0,
      failedToday: counted?.failed ?? 0,
      unit: range.unit,
      steps: fill(range, steps),
      timeToPicture,
      queue: { ...queue, oldestWaitingAt: queue.oldestWaitingAt?.toISOString() ?? null },
      engines,
      disk,
      version: deps.version,
      startedAt: deps.startedAt.toISOString(),
      warnings,
      hasSampleContent,
      missingFiles,
    };
  };
}

const rangesShown = adminLimits.overviewRanges.length;

/** Hours for a day, days otherwise; in UTC, the current one included. */
function rangeOf(days: OverviewDays, now: Date): Range {
  const [unit, stepMs] = days === 1 ? (['hour', hourMs] as const) : (['day', dayMs] as const);
  const steps = days === 1 ? dayMs / hourMs : days;
  const last = Math.floor(now.getTime() / stepMs) * stepMs;
  return { unit, stepMs, steps, from: new Date(last - (steps - 1) * stepMs) };
}

async function selectSteps(
  deps: AdminDeps,
  { unit }: Range,
  from: Date,
  before: Date | null,
): Promise<Step[]> {
  const [jobs, pictures] = await Promise.all([
    deps.jobs.overview.countBySteps({ from, before, unit }),
    deps.gallery.countCreated({ from, before, unit }),
  ]);
  const all = new Map<number, Step>();
  const of = (at: Date) => {
    const known = all.get(at.getTime()) ?? { at: at.toISOString(), pictures: 0, completed: 0, failed: 0 };
    all.set(at.getTime(), known);
    return known;
  };
  for (const { at, completed, failed } of jobs) Object.assign(of(at), { completed, failed });
  for (const { at, count } of pictures) of(at).pictures = count;
  return [...all.values()];
}

function fill({ from, stepMs, steps }: Range, known: readonly Step[]): Step[] {
  const byTime = new Map(known.map((step) => [step.at, step]));
  return Array.from({ length: steps }, (_, index) => {
    const at = new Date(from.getTime() + index * stepMs).toISOString();
    return byTime.get(at) ?? { at, pictures: 0, completed: 0, failed: 0 };
  });
}

/** The disk of a folder; null where the system does not say. */
async function readDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

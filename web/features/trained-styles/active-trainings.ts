import { minuteMs } from '#contract/durations.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { inTraining } from './trained-style.ts';

/**
 * The trainings that were running when the browser last looked, so that their end is reported after a reload
 * too.
 */
export interface ActiveTrainings {
  /**
   * Applies the list and returns the styles whose training has ended since the last look in any tab. Of
   * several concurrent tabs one gets each style, the others none.
   * @param mayReport asked when it is this tab's turn: a tab that may not report applies nothing
   */
  ended(
    styles: readonly CustomThumbnailStyle[],
    mayReport?: () => boolean,
  ): Promise<readonly CustomThumbnailStyle[]>;
}

/** Runs work in sequence across all tabs. */
export type InTurn = <Answer>(name: string, work: () => Answer) => Promise<Answer>;

/**
 * Uses the browser's locks, which exist only in secure contexts; without them tabs do not wait for each
 * other.
 */
export const inTurnAcrossTabs: InTurn = async (name, work) => {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? work() : locks.request(name, async () => work());
};

/** Whether this tab is the first to claim a name. */
export type Claim = (name: string) => Promise<boolean>;

/** By then every tab sees what another has written. */
const claimedMs = minuteMs;

/**
 * Also by the browser's locks, which are consistent across tabs at once, while storage written by one tab is
 * visible in another a moment later.
 */
export const claimAcrossTabs: Claim = async (name) => {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return true;
  return new Promise((resolve, reject) => {
    const hold = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock !== null) await new Promise((end) => setTimeout(end, claimedMs));
    };
    locks.request(name, { ifAvailable: true }, hold).catch(reject);
  });
};

const maxRemembered = 50;

/** Training ids: a recovered style is trained again, and that end is reported again. */
interface Known {
  active: readonly string[];
  /** Reported trainings are not reported again, even by a tab with an older list. */
  reported: readonly string[];
}

const nothing: Known = { active: [], reported: [] };
const trainingOf = ({ id, request_id }: CustomThumbnailStyle) => request_id ?? id;
const isOver = ({ status }: CustomThumbnailStyle) => status === 'ready' || status === 'failed';

export function createActiveTrainings(
  openStorage: () => Storage,
  userId: string,
  inTurn: InTurn = inTurnAcrossTabs,
  claim: Claim = claimAcrossTabs,
): ActiveTrainings {
  const key = `adventure-active-trainings ${userId}`;
  /** Without storage, the state lives in the page. */
  let known = nothing;
  /**
   * Trainings that had ended when this page first looked, except those so short that it never saw them run.
   */
  let overAtFirst: ReadonlySet<string> | null = null;
  const read = () => {
    try {
      return parseKnown(openStorage().getItem(key));
    } catch {
      return known;
    }
  };
  const write = (next: Known) => {
    known = next;
    try {
      openStorage().setItem(key, JSON.stringify(next));
    } catch {
      // Storage is full or blocked: only this page knows.
    }
  };
  const take = (styles: readonly CustomThumbnailStyle[]) => {
    const { active, reported } = read();
    const over = styles.filter(isOver);
    overAtFirst ??= new Set(over.map(trainingOf));
    const ended = over.filter((style) => {
      const training = trainingOf(style);
      return active.includes(training) || !(overAtFirst?.has(training) || reported.includes(training));
    });
    const nowReported = [...reported, ...ended.map(trainingOf)].slice(-maxRemembered);
    // Another tab may know a training that this tab's list lacks.
    const nowActive = new Set([...active, ...inTraining(styles).map(trainingOf)]);
    for (const training of nowReported) nowActive.delete(training);
    if (nowActive.size + nowReported.length > 0) {
      write({ active: [...nowActive].slice(-maxRemembered), reported: nowReported });
    }
    return ended;
  };
  return {
    async ended(styles, mayReport = () => true) {
      const ended = await inTurn(key, () => (mayReport() ? take(styles) : []));
      const isOurs = await Promise.all(ended.map((style) => claim(`${key} ${trainingOf(style)}`)));
      return ended.filter((_style, at) => isOurs[at]);
    },
  };
}

function parseKnown(text: string | null): Known {
  const stored: unknown = text === null ? null : JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return nothing;
  return { active: idsOf(Reflect.get(stored, 'active')), reported: idsOf(Reflect.get(stored, 'reported')) };
}

function idsOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
}

import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { inTraining } from './trained-style.ts';

/** Which trainings were under way when the browser last looked, so that their end is told after a reload, too. */
export interface ActiveTrainings {
  /**
   * Takes the list in and answers the styles whose training has ended since the last look, in any tab. Of all tabs that
   * ask, however much at once, one is answered with each end; the others with none.
   *
   * @param mayTell asked when it is this tab's turn: a tab that must not tell takes nothing in
   */
  ended(
    styles: readonly CustomThumbnailStyle[],
    mayTell?: () => boolean,
  ): Promise<readonly CustomThumbnailStyle[]>;
}

/** Does one piece of work after the other, of all tabs. */
export type InTurn = <Answer>(name: string, work: () => Answer) => Promise<Answer>;

/** By the browser's locks, which a page has that came over https or from this machine; elsewhere a tab takes its chance. */
export const inTurnOfTabs: InTurn = async (name, work) => {
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? work() : locks.request(name, async () => work());
};

/** Whether this tab is the first of all that asks for something by this name. */
export type Claim = (name: string) => Promise<boolean>;

/** By then every tab reads what another has written. */
const claimedMs = 60_000;

/**
 * By the browser's locks, too: they are the same for all tabs at once, where what one tab has written into the storage is read
 * by another a moment later.
 */
export const claimOfTabs: Claim = async (name) => {
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

const maxKept = 50;

/** Trainings by their own ids: a style that is recovered is trained anew, and that end is news again. */
interface Known {
  active: readonly string[];
  /** What was told stays told, also to a tab whose list is older than that. */
  told: readonly string[];
}

const nothing: Known = { active: [], told: [] };
const trainingOf = ({ id, request_id }: CustomThumbnailStyle) => request_id ?? id;
const isOver = ({ status }: CustomThumbnailStyle) => status === 'ready' || status === 'failed';

export function keepActiveTrainings(
  openStorage: () => Storage,
  userId: string,
  inTurn: InTurn = inTurnOfTabs,
  claim: Claim = claimOfTabs,
): ActiveTrainings {
  const key = `adventure-active-trainings ${userId}`;
  /** Where the browser keeps nothing, the page does. */
  let known = nothing;
  /** What was over when this page first looked. A training that it never saw under way, so short was it, is not among them. */
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
      // Full, or forbidden: then only this page knows.
    }
  };
  const take = (styles: readonly CustomThumbnailStyle[]) => {
    const { active, told } = read();
    const over = styles.filter(isOver);
    overAtFirst ??= new Set(over.map(trainingOf));
    const ended = over.filter((style) => {
      const training = trainingOf(style);
      return active.includes(training) || !(overAtFirst?.has(training) || told.includes(training));
    });
    const nowTold = [...told, ...ended.map(trainingOf)].slice(-maxKept);
    // Another tab may know of a training that this one's list has not heard of yet.
    const nowActive = new Set([...active, ...inTraining(styles).map(trainingOf)]);
    for (const training of nowTold) nowActive.delete(training);
    if (nowActive.size + nowTold.length > 0) {
      write({ active: [...nowActive].slice(-maxKept), told: nowTold });
    }
    return ended;
  };
  return {
    async ended(styles, mayTell = () => true) {
      const ended = await inTurn(key, () => (mayTell() ? take(styles) : []));
      const isOurs = await Promise.all(ended.map((style) => claim(`${key} ${trainingOf(style)}`)));
      return ended.filter((_style, at) => isOurs[at]);
    },
  };
}

function parseKnown(text: string | null): Known {
  const kept: unknown = text === null ? null : JSON.parse(text);
  if (typeof kept !== 'object' || kept === null) return nothing;
  return { active: idsOf(Reflect.get(kept, 'active')), told: idsOf(Reflect.get(kept, 'told')) };
}

function idsOf(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
}

import { Store } from '#canvas/editor/store.ts';
import { randomKey } from '#web/api/random-key.ts';

/** What the sessions of one document, each in its tab, tell each other. */
interface TabMessage {
  readonly from: string;
  /** `opened` is answered with `here`, so that both know of each other. */
  readonly says: 'opened' | 'here' | 'closed';
}

/** Which other tabs of this browser have a document open. */
export class OtherTabs {
  /** Whether there is one. */
  readonly isOpenElsewhere = new Store(false);
  /** Of the session, not of the tab: a tab opens a document again before it closes the first session. */
  readonly #own = randomKey();
  readonly #post: (message: TabMessage) => void;
  readonly #others = new Set<string>();

  constructor(post: (message: TabMessage) => void) {
    this.#post = post;
  }

  /** Asks who has it open. Also when the browser shows a page again that it had put away. */
  open(): void {
    this.#post({ from: this.#own, says: 'opened' });
  }

  /** Says goodbye, and forgets the others. */
  close(): void {
    this.#post({ from: this.#own, says: 'closed' });
    this.#others.clear();
    this.isOpenElsewhere.set(false);
  }

  /** Takes what a tab has said. Ignores other messages. */
  receive(data: unknown): void {
    if (!isTabMessage(data)) return;
    if (data.says === 'closed') this.#others.delete(data.from);
    else this.#others.add(data.from);
    this.isOpenElsewhere.set(this.#others.size > 0);
    if (data.says === 'opened') this.#post({ from: this.#own, says: 'here' });
  }
}

const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' && data !== null && 'from' in data && 'says' in data;

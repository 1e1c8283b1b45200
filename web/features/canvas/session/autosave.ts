import { apply } from '#canvas/document/changes.ts';
import type { CanvasEditor } from '#canvas/editor/editor.ts';
import { difference, type SharedDocument } from '#canvas/sync/shared-document.ts';
import { minuteMs } from '#contract/durations.ts';
import type { Journal } from './journal.ts';

/** Where a document's changes are: with the server, on their way, or only in this browser. */
export type SaveState = 'saved' | 'saving' | 'local' | 'refused';

/** What autosave needs from around it. */
export interface AutosaveEnvironment {
  /** Holds each change until it is stored elsewhere. */
  readonly journal: Pick<Journal, 'add' | 'mark'>;
  /** Stores the whole state in this browser. */
  writeLocal(state: Uint8Array<ArrayBuffer>): Promise<boolean>;
  removeLocal(): Promise<void>;
  /** Sends what the server lacks; returns what this tab lacks. */
  sync(update: Uint8Array, stateVector: Uint8Array): Promise<Uint8Array>;
  /** Whether trying again later can help. */
  canRetry(thrown: unknown): boolean;
  /** To the browser's other tabs. */
  broadcast(update: Uint8Array): void;
  setTimer(work: () => void, ms: number): () => void;
  /** `thrown` says why something was not saved. */
  onState(state: SaveState, thrown?: unknown): void;
}

/** How long changes are collected before they are sent. */
const sendAfterMs = 2_000;
const retryAfterMs = 5_000;
/** A refusal seldom passes, but a plan may be renewed, or room be made. */
const retryRefusedAfterMs = minuteMs;
const localAfterMs = 150;

/**
 * Saves a document: at once in this browser, every two seconds on the server, and to the other tabs with each
 * step. What others change is merged into the editor.
 */
export class Autosave {
  readonly #editor: CanvasEditor;
  readonly #shared: SharedDocument;
  readonly #around: AutosaveEnvironment;
  /** What the server has of this document's changes. */
  #known: Uint8Array | undefined;
  #document: CanvasEditor['document'];
  #stops: (() => void)[] = [];
  #stopTimer: (() => void) | null = null;
  #stopLocal: (() => void) | null = null;
  #sending: Promise<void> | null = null;
  #isDirty = false;
  /** The last attempt failed: that stays what is shown until one succeeds. */
  #isFailing = false;
  #isStopped = false;

  /** @param known the server's state vector; undefined if it is not known */
  constructor(
    editor: CanvasEditor,
    shared: SharedDocument,
    around: AutosaveEnvironment,
    known: Uint8Array | undefined,
  ) {
    this.#editor = editor;
    this.#shared = shared;
    this.#around = around;
    this.#known = known;
    this.#document = editor.committedDocument;
    this.#stops = [
      editor.watchDocument(() => this.#collect()),
      shared.onUpdate((update) => this.#changed(update)),
    ];
  }

  /** Merges what another tab or device has changed. */
  receive(update: Uint8Array): void {
    this.#shared.receive(update);
    const document = this.#shared.read();
    if (!document) return;
    const changes = difference(this.#editor.committedDocument, document);
    if (changes.length === 0) return;
    // The shared document has them already: sent again, they could undo what the other changes next.
    this.#document = apply(this.#editor.committedDocument, changes);
    this.#editor.merge(changes);
  }

  /** Sends now what has not been sent, and fetches what others have changed. */
  async flush(): Promise<void> {
    this.#stopTimer?.();
    this.#stopTimer = null;
    if (this.#sending) await this.#sending;
    this.#sending = this.#send();
    await this.#sending;
    this.#sending = null;
  }

  /**
   * What the server has not confirmed, and the state vector with it; null if it has all. For a request that
   * must start before the page is left.
   */
  get unsaved(): { update: Uint8Array; stateVector: Uint8Array } | null {
    if (!this.#isDirty && this.#sending === null) return null;
    return { update: this.#shared.encode(this.#known), stateVector: this.#shared.stateVector };
  }

  /** Stops watching, after writing what is unsaved into this browser. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const stop of this.#stops) stop();
    this.#stopTimer?.();
    if (this.#stopLocal) {
      this.#stopLocal();
      await this.#writeLocal();
    }
  }

  #collect(): void {
    const document = this.#editor.committedDocument;
    if (document === this.#document) return;
    const changes = difference(this.#document, document);
    this.#document = document;
    if (changes.length > 0) this.#shared.apply(changes);
  }

  #changed(update: Uint8Array): void {
    this.#isDirty = true;
    this.#around.journal.add(update);
    if (!this.#isFailing) this.#around.onState('saving');
    this.#around.broadcast(update);
    this.#stopLocal ??= this.#around.setTimer(() => {
      this.#stopLocal = null;
      void this.#writeLocal();
    }, localAfterMs);
    this.#later(sendAfterMs);
  }

  #later(ms: number): void {
    this.#stopTimer ??= this.#around.setTimer(() => void this.flush(), ms);
  }

  async #send(): Promise<void> {
    this.#isDirty = false;
    const vector = this.#shared.stateVector;
    const forget = this.#around.journal.mark();
    try {
      const update = await this.#around.sync(this.#shared.encode(this.#known), vector);
      this.#known = vector;
      forget();
      this.#isFailing = false;
      this.receive(update);
      if (this.#isDirty) {
        this.#around.onState('saving');
        this.#later(sendAfterMs);
      } else {
        this.#stopLocal?.();
        this.#stopLocal = null;
        await this.#around.removeLocal();
        // A change meanwhile has begun the next round.
        if (!this.#isDirty) this.#around.onState('saved');
      }
    } catch (thrown) {
      this.#isDirty = true;
      this.#isFailing = true;
      const canRetry = this.#around.canRetry(thrown);
      this.#around.onState(canRetry ? 'local' : 'refused', thrown);
      if (canRetry) this.#later(retryAfterMs);
      else if (!this.#isStopped) this.#later(retryRefusedAfterMs);
    }
  }

  async #writeLocal(): Promise<void> {
    const forget = this.#around.journal.mark();
    if (await this.#around.writeLocal(new Uint8Array(this.#shared.encode()))) forget();
  }
}

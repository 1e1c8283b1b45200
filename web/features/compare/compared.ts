import type { UpscaleItem } from '#contract/upscale-calls.ts';

/** A file that can be taken away. */
export interface ComparedFile {
  href: string;
  /** What it is called once it is there. */
  name: string;
}

/** What is known of a picture that is compared as itself, not as an end of an upscale. */
export interface ComparedFacts {
  prompt: string | null;
  /** The tool's name as people know it. */
  model: string;
  coins: number;
  /** ISO date and time. */
  createdAt: string;
}

/** One of the two sides. Its address is same-origin; its size is the file's own, in pixels. */
export interface ComparedPicture {
  url: string;
  width: number;
  height: number;
  /** What the side is called; "Before" and "After" when not given. */
  label?: string;
  /** What a screen reader says in its place. */
  alt: string;
  /** Shown in the panel when no upscale is. */
  facts?: ComparedFacts;
  /** Offered beside its facts. */
  download?: ComparedFile;
}

/** What an upscale was made with. An `UpscaleItem` is one; records of older days lack some of it. */
export interface ComparedUpscale {
  settings: Partial<UpscaleItem['settings']>;
  cost?: number | undefined;
  createdAt?: string | undefined;
  /** Who made it, as its record says it, not in the reader's language; null where it is not known. */
  madeBy?: string | null | undefined;
}

export interface ComparerProps {
  before: ComparedPicture;
  after: ComparedPicture;
  /** With it the panel shows what the upscale was made with; without it, the facts of both pictures. */
  upscale?: ComparedUpscale | undefined;
  /** Names the dialog; "Before and after" when not given. */
  title?: string | undefined;
  onClose: () => void;
  /** Delete is offered only with it, behind its question. What it rejects with is said; the comparer stays then. */
  onDelete?: (() => Promise<void> | void) | undefined;
  onUseSettings?: (() => void) | undefined;
  /** The result as a file; the main button. */
  download?: ComparedFile | undefined;
}

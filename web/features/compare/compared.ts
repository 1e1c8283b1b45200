import type { ReactNode } from 'react';
import type { UpscaleItem } from '#contract/upscale-calls.ts';

/** A downloadable file. */
export interface ComparedFile {
  href: string;
  /** Its file name. */
  name: string;
}

/** Facts about a picture that is compared as itself, not as one end of an upscale. */
export interface ComparedFacts {
  prompt: string | null;
  /** The tool's display name. */
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
  /** The side's name; "Before" or "After" by default. */
  label?: string;
  /** Alternative text for screen readers. */
  alt: string;
  /** Shown in the panel if there is no upscale. */
  facts?: ComparedFacts;
  /** Offered beside its facts. */
  download?: ComparedFile;
}

/** An upscale's settings. An `UpscaleItem` fits; old records lack some fields. */
export interface ComparedUpscale {
  settings: Partial<UpscaleItem['settings']>;
  cost?: number | undefined;
  createdAt?: string | undefined;
  /** The upscaler as recorded, not translated; null if unknown. */
  madeBy?: string | null | undefined;
}

export interface ComparerProps {
  before: ComparedPicture;
  after: ComparedPicture;
  /** If given, the panel shows the upscale's settings; otherwise the facts of both pictures. */
  upscale?: ComparedUpscale | undefined;
  /** The dialog's title; "Before and after" by default. */
  title?: string | undefined;
  /** Chooses the two pictures, or between them: above the facts, on phones above the actions. */
  choice?: ReactNode;
  onClose: () => void;
  /** Offers Delete, behind a question. If it rejects, shows the error and stays open. */
  onDelete?: (() => Promise<void> | void) | undefined;
  onUseSettings?: (() => void) | undefined;
  /** The result's file; the main button. */
  download?: ComparedFile | undefined;
}

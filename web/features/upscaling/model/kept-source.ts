import * as z from 'zod';
import { uploadLimits } from '#contract/limits.ts';
import { keptFiles } from '#web/api/kept-files.ts';

/** The file that waits in the form, as it was chosen; what is to be known of it is read from it anew. */
const kept = keptFiles(
  'upscaler',
  z.instanceof(File).refine(({ size }) => size <= uploadLimits.maxBytes),
);

/** Keeps the file that somebody wants to enlarge over a reload. Silent where the browser has no room. */
export function keepSourceFile(owner: string, file: File): Promise<void> {
  return kept.write(owner, Date.now(), file);
}

export function forgetSourceFile(): Promise<void> {
  return kept.forget();
}

/** The file that this person left in the form; null where there is none, or it has waited too long. */
export function readSourceFile(owner: string): Promise<File | null> {
  return kept.read(owner, Date.now());
}

import * as z from 'zod';
import { uploadLimits } from '#contract/limits.ts';
import { storedFiles } from '#web/api/stored-files.ts';

/** The file in the form, as it was chosen; its facts are read from it again. */
const kept = storedFiles(
  'upscaler',
  z.instanceof(File).refine(({ size }) => size <= uploadLimits.maxBytes),
);

/** Stores the file to upscale across a reload. Never rejects if the browser has no space. */
export function storeSourceFile(owner: string, file: File): Promise<void> {
  return kept.write(owner, Date.now(), file);
}

export function clearSourceFile(): Promise<void> {
  return kept.forget();
}

/** The file that this user left in the form; null if there is none or it has expired. */
export function readSourceFile(owner: string): Promise<File | null> {
  return kept.read(owner, Date.now());
}

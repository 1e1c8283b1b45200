import { trainedStyleLimits, uploadLimits } from '#contract/limits.ts';

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

/** What happens to files offered for a training. */
export interface FileCheck<Offered extends FileFacts> {
  accepted: Offered[];
  tooLarge: Offered[];
  /** Already there, or offered twice. */
  repeated: Offered[];
  /** Beyond the limit of a training. */
  tooMany: Offered[];
}

/** Identifies a file by name, size and time. Pasted pictures share a name but not their time. */
export function fileKey({ name, size, lastModified }: FileFacts): string {
  return `${name} ${size} ${lastModified}`;
}

export function checkFiles<Offered extends FileFacts>(
  known: readonly string[],
  offered: readonly Offered[],
): FileCheck<Offered> {
  const check: FileCheck<Offered> = { accepted: [], tooLarge: [], repeated: [], tooMany: [] };
  const keys = new Set(known);
  for (const file of offered) {
    const key = fileKey(file);
    if (file.size > uploadLimits.maxBytes) check.tooLarge.push(file);
    else if (keys.has(key)) check.repeated.push(file);
    else if (keys.size >= trainedStyleLimits.maxPictures) check.tooMany.push(file);
    else {
      keys.add(key);
      check.accepted.push(file);
    }
  }
  return check;
}

import { trainedStyleLimits, uploadLimits } from '#contract/limits.ts';

type FileFacts = Pick<File, 'name' | 'size' | 'lastModified'>;

/** What becomes of files that are offered for a training. */
export interface Admission<Offered extends FileFacts> {
  accepted: Offered[];
  tooLarge: Offered[];
  /** There already, or offered twice. */
  repeated: Offered[];
  /** Beyond what a training takes. */
  tooMany: Offered[];
}

/** Two files of one name, size and time are one file. Pictures from the clipboard share a name, but not their time. */
export function fileKey({ name, size, lastModified }: FileFacts): string {
  return `${name} ${size} ${lastModified}`;
}

export function admitFiles<Offered extends FileFacts>(
  known: readonly string[],
  offered: readonly Offered[],
): Admission<Offered> {
  const admission: Admission<Offered> = { accepted: [], tooLarge: [], repeated: [], tooMany: [] };
  const keys = new Set(known);
  for (const file of offered) {
    const key = fileKey(file);
    if (file.size > uploadLimits.maxBytes) admission.tooLarge.push(file);
    else if (keys.has(key)) admission.repeated.push(file);
    else if (keys.size >= trainedStyleLimits.maxPictures) admission.tooMany.push(file);
    else {
      keys.add(key);
      admission.accepted.push(file);
    }
  }
  return admission;
}

import { create } from 'zustand';

/** What an engine has so far of a picture. */
export interface Preview {
  /** Counted up with each that comes. */
  number: number;
  /** An address that holds the picture itself. */
  source: string;
}

interface Previews {
  /** Of running jobs, by their ids. They are not kept: after a reload the next one comes. */
  of: Readonly<Record<string, Preview>>;
}

export const usePreviews = create<Previews>()(() => ({ of: {} }));

let count = 0;

/** Takes in a small WebP in base64. */
export function addPreview(jobId: string, base64: string): void {
  count += 1;
  const preview = { number: count, source: `data:image/webp;base64,${base64}` };
  usePreviews.setState(({ of }) => ({ of: { ...of, [jobId]: preview } }));
}

/** Forgets the preview of a job that has ended, or that another engine begins anew. */
export function dropPreview(jobId: string): void {
  usePreviews.setState(({ of }) => {
    if (of[jobId] === undefined) return {};
    const { [jobId]: _, ...others } = of;
    return { of: others };
  });
}

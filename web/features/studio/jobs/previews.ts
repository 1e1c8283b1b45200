import { create } from 'zustand';

/** An engine's preview of a picture. */
export interface Preview {
  /** Incremented with each preview. */
  number: number;
  /** A data URL. */
  source: string;
}

interface Previews {
  /** By id of the running job. Not stored: after a reload the next one arrives. */
  of: Readonly<Record<string, Preview>>;
}

export const usePreviews = create<Previews>()(() => ({ of: {} }));

let count = 0;

/** Adds a preview: a small WebP in base64. */
export function addPreview(jobId: string, base64: string): void {
  count += 1;
  const preview = { number: count, source: `data:image/webp;base64,${base64}` };
  usePreviews.setState(({ of }) => ({ of: { ...of, [jobId]: preview } }));
}

/** Drops the preview of a job that has ended or moved to another engine. */
export function dropPreview(jobId: string): void {
  usePreviews.setState(({ of }) => {
    if (of[jobId] === undefined) return {};
    const { [jobId]: _, ...others } = of;
    return { of: others };
  });
}

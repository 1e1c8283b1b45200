import * as z from 'zod';
import { uploadLimits } from '#contract/limits.ts';
import { referenceSettingsSchema } from '#contract/references.ts';
import { mayKeepReferences, referencesDatabase } from '#web/api/kept-references.ts';
import { createReference, type Reference, type ReferenceTool, referenceTools } from './reference.ts';

/** As long as other records of the browser. */
const keepDays = 7;
const dayMs = 24 * 60 * 60_000;
const storeName = 'references';

const keptReferenceSchema = referenceSettingsSchema.extend({
  name: z.string().max(1_000),
  bytes: z.instanceof(Blob).refine(({ size }) => size <= uploadLimits.maxBytes),
  preview: z.instanceof(Blob),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  originalBytes: z.number().nonnegative(),
  isFirstFrame: z.boolean(),
});

const keptSchema = z.object({
  owner: z.string(),
  savedAt: z.number(),
  tools: z.record(z.enum(referenceTools), z.array(keptReferenceSchema).max(uploadLimits.maxReferences)),
  youtube: z.object({ link: z.string().max(2_000), reference: keptReferenceSchema }).nullable(),
});
type Kept = z.infer<typeof keptSchema>;
type KeptReference = z.infer<typeof keptReferenceSchema>;

/** What is kept of one person: all tools in one record, since they are a handful of pictures at most. */
export interface ReferencesToKeep {
  tools: Readonly<Record<ReferenceTool, readonly Reference[]>>;
  youtube: { link: string; reference: Reference } | null;
}

/** Opens the database for one piece of work, and closes it: an open one would keep a sign-out from deleting it. */
async function withStore<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await finished(openDatabase());
  try {
    return await finished(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function openDatabase(): IDBOpenDBRequest {
  const request = indexedDB.open(referencesDatabase, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return request;
}

function finished<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** What this browser keeps of the person; null where there is nothing, it is another's, too old or damaged. */
export async function readKept(owner: string, now: number): Promise<ReferencesToKeep | null> {
  try {
    const parsed = keptSchema.safeParse(await withStore('readonly', (store) => store.get('all')));
    if (!parsed.success || parsed.data.owner !== owner) return null;
    if (now - parsed.data.savedAt > keepDays * dayMs) return null;
    const { tools, youtube } = parsed.data;
    return {
      tools: {
        ThumbnailsV2: tools.ThumbnailsV2.map(restore),
        'Genesys Pro': tools['Genesys Pro'].map(restore),
        'Genesys 1.0': tools['Genesys 1.0'].map(restore),
      },
      youtube: youtube && { link: youtube.link, reference: restore(youtube.reference) },
    };
  } catch {
    // The browser keeps nothing: references live as long as the page.
    return null;
  }
}

/** Writes all down in place of what was there. Silent where the browser has no room. */
export async function writeKept(owner: string, now: number, all: ReferencesToKeep): Promise<void> {
  const kept: Kept = {
    owner,
    savedAt: now,
    tools: {
      ThumbnailsV2: all.tools.ThumbnailsV2.map(toKeep),
      'Genesys Pro': all.tools['Genesys Pro'].map(toKeep),
      'Genesys 1.0': all.tools['Genesys 1.0'].map(toKeep),
    },
    youtube: all.youtube && { link: all.youtube.link, reference: toKeep(all.youtube.reference) },
  };
  if (!mayKeepReferences()) return;
  await withStore('readwrite', (store) => store.put(kept, 'all')).catch(() => undefined);
}

function toKeep(reference: Reference): KeptReference {
  const { name, file, preview, width, height, originalBytes, isFirstFrame, use, strokes } = reference;
  return { name, bytes: file, preview, width, height, originalBytes, isFirstFrame, use, strokes };
}

function restore({ name, originalBytes, use, strokes, ...picture }: KeptReference): Reference {
  return createReference({ ...picture, isRedrawn: true }, { name, bytes: originalBytes }, { use, strokes });
}

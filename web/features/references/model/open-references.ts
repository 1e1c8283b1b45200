import { useEffect } from 'react';
import { referenceTools } from '#contract/references.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { readKept, writeKept } from './kept-references.ts';
import { changeTool, changeYoutube, useReferenceStore } from './store.ts';

let opening: Promise<void> | null = null;
let writing: Promise<void> = Promise.resolve();

/**
 * Brings back what this browser keeps of the person, once, and keeps what changes from then on. The page is loaded anew
 * when somebody else signs in, so that one page belongs to one person.
 */
export function openReferences(owner: string): Promise<void> {
  opening ??= open(owner);
  return opening;
}

async function open(owner: string): Promise<void> {
  const kept = await readKept(owner, Date.now());
  const { tools } = useReferenceStore.getState();
  if (kept !== null) {
    for (const tool of referenceTools) {
      // What was chosen while the browser was still reading stands behind what it kept.
      const isUntouched = tools[tool].references.length === 0 && tools[tool].waiting.length === 0;
      if (isUntouched) changeTool(tool, { references: kept.tools[tool] });
    }
    if (kept.youtube) changeYoutube({ ...kept.youtube, status: 'loaded' });
  }
  useReferenceStore.setState({ owner, isRestored: true });
  useReferenceStore.subscribe((now, before) => {
    // Not for what is only said or waited for: each time all pictures are written.
    const isSame =
      referenceTools.every((tool) => now.tools[tool].references === before.tools[tool].references) &&
      now.youtube.reference === before.youtube.reference;
    if (!isSame) keep(owner);
  });
}

/** One writing after the other, each of what is there when its turn comes. */
function keep(owner: string): void {
  writing = writing.then(() => {
    const { tools, youtube } = useReferenceStore.getState();
    return writeKept(owner, Date.now(), {
      tools: {
        ThumbnailsV2: tools.ThumbnailsV2.references,
        'Genesys Pro': tools['Genesys Pro'].references,
        'Genesys 1.0': tools['Genesys 1.0'].references,
      },
      youtube: youtube.reference && { link: youtube.link, reference: youtube.reference },
    });
  });
}

/** Whether what the browser kept is there. */
export function useOpenReferences(): boolean {
  const { id } = useUser();
  useEffect(() => void openReferences(id), [id]);
  return useReferenceStore((store) => store.isRestored);
}

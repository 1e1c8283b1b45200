import { useEffect } from 'react';
import { useUser } from '#web/features/accounts/index.ts';
import { bySlot, changeTool, changeYoutube, pictureSlots, useReferenceStore } from './store.ts';
import { readStored, writeStored } from './stored-references.ts';

let writing: Promise<void> = Promise.resolve();

/**
 * Restores the user's stored references, once, and stores every later change. Signing in as another user
 * reloads the page, so one page belongs to one user.
 */
export function openReferences(owner: string): Promise<void> {
  const opening = useReferenceStore.getState().opening ?? open(owner);
  useReferenceStore.setState({ opening });
  return opening;
}

async function open(owner: string): Promise<void> {
  const stored = await readStored(owner, Date.now());
  const { tools } = useReferenceStore.getState();
  if (stored !== null) {
    for (const tool of pictureSlots) {
      // References added while the browser was still reading come after the stored ones.
      const isUntouched = tools[tool].references.length === 0 && tools[tool].waiting.length === 0;
      if (isUntouched) changeTool(tool, { references: stored.tools[tool] });
    }
    const hasPhoto = tools.photo.references.length > 0 || tools.photo.waiting.length > 0;
    if (stored.face !== null && !hasPhoto) useReferenceStore.setState({ face: stored.face });
    if (stored.youtube) changeYoutube({ ...stored.youtube, status: 'loaded' });
  }
  useReferenceStore.setState({ owner, isRestored: true });
  const stop = useReferenceStore.subscribe((now, before) => {
    if (now.owner !== owner) return stop();
    // Skip changes of notices and pending files: each write stores all pictures.
    const isSame =
      pictureSlots.every((tool) => now.tools[tool].references === before.tools[tool].references) &&
      now.youtube.reference === before.youtube.reference &&
      now.face === before.face;
    if (!isSame) keep(owner);
  });
}

/** Writes in sequence, each with the state of its turn. */
function keep(owner: string): void {
  writing = writing.then(() => {
    const { tools, youtube, face } = useReferenceStore.getState();
    return writeStored(owner, Date.now(), {
      tools: bySlot((tool) => tools[tool].references),
      face,
      youtube: youtube.reference && { link: youtube.link, reference: youtube.reference },
    });
  });
}

/** Whether the stored references are loaded. */
export function useOpenReferences(): boolean {
  const { id } = useUser();
  useEffect(() => void openReferences(id), [id]);
  return useReferenceStore((store) => store.isRestored);
}

import { isYoutubeLinkFine, readYoutubeId } from '#contract/youtube.ts';
import { errorText } from '#web/api/error-texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { createReference } from '../model/reference.ts';
import { changeYoutube, noYoutube, releasePictures, useReferenceStore } from '../model/store.ts';
import { preparePicture } from '../shrink/prepare-picture.ts';
import { referencesTexts } from '../texts.ts';
import { loadThumbnail } from './load-thumbnail.ts';

/** No one types a link faster than this; a pasted one loads at once. */
export const debounceMs = 500;

const t = translator(referencesTexts);
let timer: ReturnType<typeof setTimeout> | undefined;
let current = new AbortController();

function stop(): void {
  clearTimeout(timer);
  current.abort();
  current = new AbortController();
}

/**
 * Sets the field's text and loads its thumbnail when typing pauses. Another text drops the current thumbnail.
 */
export function addLink(link: string, { isPasted = false } = {}): void {
  stop();
  const { reference, link: before } = useReferenceStore.getState().youtube;
  const videoId = readYoutubeId(link);
  // White space, or another spelling of the same video.
  if (reference !== null && videoId !== null && videoId === readYoutubeId(before)) {
    changeYoutube({ link });
    return;
  }
  releasePictures([reference]);
  changeYoutube({ ...noYoutube, link });
  if (videoId === null) return;
  changeYoutube({ status: 'loading' });
  if (isPasted) void load();
  else timer = setTimeout(() => void load(), debounceMs);
}

export function clearLink(): void {
  addLink('');
}

/** Loads the field's link now. */
export async function load(): Promise<void> {
  stop();
  const { link } = useReferenceStore.getState().youtube;
  const videoId = readYoutubeId(link);
  if (videoId === null) return;
  const { signal } = current;
  changeYoutube({ status: 'loading', failure: undefined });
  try {
    const file = await loadThumbnail(link.trim(), videoId, signal);
    const picture = await preparePicture(file);
    if (signal.aborted) return;
    changeYoutube({
      status: 'loaded',
      reference: createReference(picture, { name: file.name, bytes: file.size }),
    });
    showToast({ id: 'youtube', tone: 'ok', title: t('youtubeLoaded') });
  } catch (thrown) {
    if (signal.aborted) return;
    changeYoutube({ status: 'failed', failure: errorText(thrown) });
    showToast({ id: 'youtube', tone: 'error', title: t('youtubeFailed') });
  }
}

/** Whether the field's text is invalid and unchanged since. */
export function isLinkWrong(link: string): boolean {
  return !isYoutubeLinkFine(link);
}

import { isYoutubeLinkFine, readYoutubeId } from '#contract/youtube.ts';
import { errorText } from '#web/api/error-texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { createReference } from '../model/reference.ts';
import { changeYoutube, letGo, noYoutube, useReferenceStore } from '../model/store.ts';
import { preparePicture } from '../shrink/prepare-picture.ts';
import { referencesTexts } from '../texts.ts';
import { loadThumbnail } from './load-thumbnail.ts';

/** Nobody types a link faster than this; a pasted one does not wait. */
export const debounceMs = 500;

const t = translator(referencesTexts);
let timer: ReturnType<typeof setTimeout> | undefined;
let current = new AbortController();

function stop(): void {
  clearTimeout(timer);
  current.abort();
  current = new AbortController();
}

/** Takes the field's text: what it names is loaded once the typing rests. Another text lets go of the last picture. */
export function takeLink(link: string, { isPasted = false } = {}): void {
  stop();
  const { reference, link: before } = useReferenceStore.getState().youtube;
  const videoId = readYoutubeId(link);
  // White space, or another way to write the same video.
  if (reference !== null && videoId !== null && videoId === readYoutubeId(before)) {
    changeYoutube({ link });
    return;
  }
  letGo([reference]);
  changeYoutube({ ...noYoutube, link });
  if (videoId === null) return;
  changeYoutube({ status: 'loading' });
  if (isPasted) void load();
  else timer = setTimeout(() => void load(), debounceMs);
}

export function clearLink(): void {
  takeLink('');
}

/** Loads what the field names, now. */
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

/** Whether the field's text is wrong, as long as nobody has set it right. */
export function isLinkWrong(link: string): boolean {
  return !isYoutubeLinkFine(link);
}

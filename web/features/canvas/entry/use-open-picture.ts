import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { addLayer } from '#canvas/document/changes.ts';
import { newBase } from '#canvas/document/new-layers.ts';
import { addCanvasAsset } from '#contract/canvas.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { useEditorPage } from '../session/editor-page.ts';
import type { OpenFile } from '../upload/use-upload.ts';
import { type PictureSource, readSource } from './canvas-entry.ts';
import { entryTexts } from './texts.ts';
import { useArrivedId } from './use-arrival.ts';

const loadedTexts = {
  upload: 'uploadLoaded',
  youtube: 'youtubeLoaded',
  gallery: 'galleryLoaded',
  'gallery-latest': 'galleryLoaded',
  studio: 'imageLoaded',
} as const satisfies Record<PictureSource, string>;

/** The picture itself is the news: the sentence goes soon. */
const shownMs = 3_000;

/** Opens pictures in the editor and says where they came from. */
export function useOpenPicture() {
  const t = useTexts(entryTexts);
  const page = useEditorPage();

  const open = async (imageId: string, source: PictureSource): Promise<void> => {
    try {
      await page.openPicture(imageId);
      showToast({ id: 'canvas-opened', title: t(loadedTexts[source]), tone: 'ok', durationMs: shownMs });
    } catch (thrown) {
      showToast({ id: 'canvas-opened', tone: 'error', title: t('openFailed'), line: errorText(thrown) });
    }
  };

  const openFile: OpenFile = async (file, { onProgress, signal }) => {
    const { upload } = await import('#web/api/upload.ts');
    const input = { form: {}, files: { file }, signal };
    const { asset } = await upload(addCanvasAsset, input, { onProgress });
    const { width, height } = asset;
    const name = file.name.replace(/\.\w+$/, '').trim();
    const session = await page.createDocument({ width, height, ...(name !== '' && { name }) });
    // How the document begins: no step that could be undone.
    session.editor.merge([addLayer(newBase(asset.id, asset))]);
    showToast({ id: 'canvas-opened', title: t('uploadLoaded'), tone: 'ok', durationMs: shownMs });
  };

  return { open, openFile };
}

/** Opens the picture in the page's address, once. */
export function useOpenArrival(open: (imageId: string, source: PictureSource) => Promise<void>): void {
  const id = useArrivedId();
  const { state } = useLocation();
  const opened = useRef<string | null>(null);
  const openNow = useEffectEvent((imageId: string) => open(imageId, readSource(state) ?? 'studio'));
  useEffect(() => {
    if (id === null || opened.current === id) return;
    opened.current = id;
    void openNow(id).finally(() => {
      opened.current = null;
    });
  }, [id]);
}

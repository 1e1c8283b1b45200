import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type GalleryImage, getImage } from '#contract/images.ts';
import { pathOf } from '#contract/routes.ts';
import { type NamedImage, readNamedImage } from '#web/api/browser-events.ts';
import { call } from '#web/api/call.ts';
import { loadedImages } from '#web/api/gallery-lists.ts';
import { useEditImage } from '#web/features/gallery/lazy.ts';
import { canvasPath, type EntryState } from '#web/features/send-to/index.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { pageRequestTexts } from './texts.ts';

const failures = {
  sendImageToUpscaler: 'notProcessed',
  sendImageToCanvas: 'notSentToCanvas',
  openImageEditor: 'editorFailed',
} as const;

export interface PictureRequest {
  readonly name: keyof typeof failures;
  /** As the other script sent it. */
  readonly detail: unknown;
}

/**
 * Does what another script asks with one of the signed-in user's own pictures. Renders nothing. Ignores a
 * request that names no picture; shows a toast for a picture that cannot be loaded.
 */
export function AnswerRequest({ request }: { request: PictureRequest }) {
  const { name, detail } = request;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { edit } = useEditImage();
  const send = useEffectEvent(async () => {
    const named = readNamedImage(detail, window.location.origin);
    if (named === null) return;
    try {
      const image = await findNamedImage(client, named);
      const state: EntryState = { upscaleSource: { imageId: image.id } };
      const studio = pathOf('studio');
      if (name === 'sendImageToUpscaler') {
        await navigate(studio, { state, replace: pathname === studio });
      } else if (name === 'sendImageToCanvas') await navigate(canvasPath(image.id));
      else edit(image);
    } catch {
      showToast({ id: `asked-${name}`, tone: 'error', title: translator(pageRequestTexts)(failures[name]) });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is an object of its own
  useEffect(() => void send(), [request]);
  return null;
}

/**
 * Finds the user's picture: among loaded ones by id or the address of any size, else on the server by id.
 * Rejects if it cannot be loaded.
 */
async function findNamedImage(client: QueryClient, { id, path }: NamedImage): Promise<GalleryImage> {
  const known = loadedImages(client).find((image) => image.id === id || hasFile(image, path));
  if (known !== undefined) return known;
  if (id === null) throw new Error('no loaded picture has this address');
  return (await call(getImage, { params: { id } })).image;
}

function hasFile({ url, variants }: GalleryImage, path: string | null): boolean {
  return (
    path !== null &&
    [url, ...variants.map((variant) => variant.url)].some((one) => one.split('?')[0] === path)
  );
}

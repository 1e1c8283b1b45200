import { useState } from 'react';
import type { LayerOf } from '#canvas/document/layer.ts';
import type { Size } from '#canvas/geometry.ts';
import { matrixOf } from '#canvas/layout/placed.ts';
import { canvasAssetPath } from '#contract/canvas.ts';
import { cutOutCanvasAsset } from '#contract/canvas-library.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { baseOf } from '../edit-dialog/edit-source.ts';
import type { DocumentSession } from '../session/document-session.ts';
import { useCanvasDocument, useSession } from '../session/use-session.ts';
import { maskTexts } from './texts.ts';

/** Selects who the base image is of by one press: what the server cuts out of it joins the selection. */
export function useSelectPerson() {
  const t = useTexts(maskTexts);
  const session = useSession();
  const isPossible = useCanvasDocument((document) => baseOf(document) !== null);
  const [isSelecting, setSelecting] = useState(false);
  const select = async () => {
    setSelecting(true);
    try {
      await addPerson(session);
    } catch (thrown) {
      const title = hasCode(thrown, 'canvas_nothing_to_cut_out') ? t('noPerson') : t('personFailed');
      showToast({ id: 'select-person', tone: 'error', title, line: errorText(thrown) });
    }
    setSelecting(false);
  };
  return { isPossible, isSelecting, select: () => void select() };
}

async function addPerson({ editor }: DocumentSession): Promise<void> {
  const base = baseOf(editor.committedDocument);
  if (base === null) return;
  const { asset } = await call(cutOutCanvasAsset, { params: { id: base.asset } });
  const answer = await fetch(canvasAssetPath(asset.id));
  if (!answer.ok) throw new Error('the cut-out did not load');
  const cutOut = await createImageBitmap(await answer.blob());
  const alpha = alphaInDocument(cutOut, base, editor.selection.mask);
  cutOut.close();
  editor.selection.replace((mask) => mask.alpha.map((value, index) => Math.max(value, alpha[index] ?? 0)));
}

/** The alpha of a picture of the base image's size, where the base image is in the document. */
function alphaInDocument(cutOut: ImageBitmap, base: LayerOf<'base'>, { width, height }: Size): Uint8Array {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw.');
  const { a, b, c, d, e, f } = matrixOf(base.placement);
  context.setTransform(a, b, c, d, e, f);
  const { crop } = base;
  const left = -base.width * (crop.x + crop.width / 2);
  const top = -base.height * (crop.y + crop.height / 2);
  context.drawImage(cutOut, left, top, base.width, base.height);
  const { data } = context.getImageData(0, 0, width, height);
  const alpha = new Uint8Array(width * height);
  for (let index = 0; index < alpha.length; index += 1) alpha[index] = data[index * 4 + 3] ?? 0;
  return alpha;
}

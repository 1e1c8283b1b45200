import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CutOutKind, type CutOutUse, cutOutSide, findCutOut } from '#contract/cut-outs.ts';
import type { ReferenceStroke } from '#contract/references.ts';
import { call } from '#web/api/call.ts';
import type { Reference } from '../model/reference.ts';

export interface CutOutView {
  /** What stays of the picture; null where nothing does, before the first answer, and after a failure. */
  found: { kind: CutOutKind; mask: ImageBitmap } | null;
  /** Whether the answer for these strokes is still on its way. */
  isLooking: boolean;
  isFailed: boolean;
}

/** Asks the server what a design would cut out of a picture, again with each stroke. */
export function useCutOut(
  reference: Reference,
  use: CutOutUse,
  strokes: readonly ReferenceStroke[],
): CutOutView {
  const small = useQuery({
    queryKey: ['cut-out-picture', reference.id],
    queryFn: () => shrink(reference.file),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const image = small.data;
  const answer = useQuery({
    queryKey: ['cut-out', reference.id, use, strokes],
    enabled: image !== undefined,
    queryFn: async ({ signal }) => {
      const form = { use, strokes: JSON.stringify(strokes) };
      const { cutOut } = await call(findCutOut, { form, files: { image: image ?? [] }, signal });
      return cutOut && { kind: cutOut.kind, mask: await readMask(cutOut.mask) };
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isFailed = small.isError || answer.isError;
  return {
    found: isFailed ? null : (answer.data ?? null),
    isLooking: !isFailed && (answer.isPending || answer.isPlaceholderData),
    isFailed,
  };
}

/** Masks are no finer, and a stroke shall not send megabytes. PNG keeps what is transparent. */
async function shrink(file: File): Promise<File> {
  const whole = await createImageBitmap(file);
  const scale = Math.min(1, cutOutSide / Math.max(whole.width, whole.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(whole.width * scale)),
    Math.max(1, Math.round(whole.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const bytes = await canvas.convertToBlob({ type, quality: 0.92 });
  return new File([bytes], `picture.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}

function readMask(base64: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
}

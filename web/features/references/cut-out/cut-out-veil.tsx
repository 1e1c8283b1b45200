import { useEffect, useRef } from 'react';

interface CutOutVeilProps {
  /** White stays, black goes. */
  mask: ImageBitmap;
}

/** How much of what goes is covered; the rest shows where to paint. */
const cover = 0.78;
/** Of the checks that stand for transparency; seen over dark and light photos alike. */
const tones = [46, 74] as const;
/** Checks along the picture's longer side. */
const checks = 56;

/** Covers what a cut-out leaves out with the checks of transparency, over the whole picture. */
export function CutOutVeil({ mask }: CutOutVeilProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (!canvas.current || !context) return;
    canvas.current.width = mask.width;
    canvas.current.height = mask.height;
    context.drawImage(mask, 0, 0);
    const pixels = context.getImageData(0, 0, mask.width, mask.height);
    const { data } = pixels;
    const side = Math.max(mask.width, mask.height) / checks;
    for (let at = 0; at < data.length; at += 4) {
      const [x, y] = [(at / 4) % mask.width, Math.floor(at / 4 / mask.width)];
      const tone = tones[(Math.floor(x / side) + Math.floor(y / side)) % 2 === 0 ? 0 : 1];
      const kept = data[at] ?? 0;
      data[at] = tone;
      data[at + 1] = tone;
      data[at + 2] = tone + 6;
      data[at + 3] = Math.round((255 - kept) * cover);
    }
    context.putImageData(pixels, 0, 0);
  }, [mask]);
  return <canvas ref={canvas} className="pointer-events-none absolute inset-0 size-full" />;
}

import { useLayoutEffect, useRef } from 'react';
import { thumbHashToRGBA } from 'thumbhash';

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** The blurred placeholder of a picture, drawn from its thumbhash; nothing where the hash is missing or damaged. */
export function ThumbhashCanvas({ hash }: { hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const bytes = hash === '' ? null : bytesOf(hash);
    const context = canvas.current?.getContext('2d');
    if (bytes === null || bytes.length < 5 || !context) return;
    const { w, h, rgba } = thumbHashToRGBA(bytes);
    context.canvas.width = w;
    context.canvas.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  }, [hash]);

  return (
    <span aria-hidden="true">
      <canvas ref={canvas} className="absolute inset-0 size-full" />
    </span>
  );
}

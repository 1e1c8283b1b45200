import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash';
import { isScrolling, onSettled } from './scroll-speed.ts';

function bytesOf(base64: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Decodes a hash; null if it is invalid. */
function hashOf(hash: string): Uint8Array | null {
  const bytes = hash === '' ? null : bytesOf(hash);
  return bytes === null || bytes.length < 5 ? null : bytes;
}

/**
 * The placeholder of a picture. While the page scrolls it is the mean colour, since drawing each passing tile
 * would cost more than its picture; once the page is still it is the thumbhash.
 */
export function ThumbhashPlaceholder({ hash }: { hash: string }) {
  const [isPassing, setPassing] = useState(isScrolling);
  useEffect(() => (isPassing ? onSettled(() => setPassing(false)) : undefined), [isPassing]);
  return isPassing ? <MeanColour hash={hash} /> : <ThumbhashCanvas hash={hash} />;
}

function MeanColour({ hash }: { hash: string }) {
  const bytes = hashOf(hash);
  if (bytes === null) return null;
  const { r, g, b, a } = thumbHashToAverageRGBA(bytes);
  const [red, green, blue] = [r, g, b].map((share) => Math.round(share * 255));
  return <span className="absolute inset-0" style={{ background: `rgb(${red} ${green} ${blue} / ${a})` }} />;
}

/** The blurred placeholder drawn from a thumbhash; nothing if the hash is missing or damaged. */
export function ThumbhashCanvas({ hash }: { hash: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const bytes = hashOf(hash);
    const context = canvas.current?.getContext('2d');
    if (bytes === null || !context) return;
    const { w, h, rgba } = thumbHashToRGBA(bytes);
    context.canvas.width = w;
    context.canvas.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  }, [hash]);

  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: this canvas takes no focus; an element around it would be one more on each tile
  return <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />;
}

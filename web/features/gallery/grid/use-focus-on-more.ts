import { useEffect, useRef } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { focusTileWhenDrawn } from './focus-tile.ts';

/**
 * After "Load more" by keyboard, moves the focus to the first new picture, unless the user has moved
 * it. Returns the function to call with the clicked button.
 */
export function useFocusOnMore(images: readonly GalleryImage[]): (button: HTMLElement) => void {
  const clicked = useRef<{ button: HTMLElement; last: string } | null>(null);
  useEffect(() => {
    if (clicked.current === null) return;
    const { button, last } = clicked.current;
    const first = pictureBehind(images, last);
    if (first === null) return;
    const hasFocusMoved = document.activeElement !== button && document.activeElement !== document.body;
    if (hasFocusMoved) clicked.current = null;
    else {
      const onFocused = () => {
        clicked.current = null;
      };
      return focusTileWhenDrawn(first, { onFocused });
    }
  }, [images]);
  return (button) => {
    const last = images.at(-1)?.id;
    clicked.current = last === undefined ? null : { button, last };
  };
}

/** The picture after another one, whose position may have changed; null if there is none. */
export function pictureBehind(images: readonly Pick<GalleryImage, 'id'>[], id: string): string | null {
  const index = images.findIndex((image) => image.id === id);
  return index < 0 ? null : (images[index + 1]?.id ?? null);
}

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Grows a text area with its text in browsers without `field-sizing`, within its CSS limits. Measures the
 * height after every change of the value.
 */
export function useAutosize(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.height = value === '' ? '' : 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [area, value]);
}

/** A pointer passing by opens nothing; after one tooltip the next opens at once. */
const delayMs = 400;
const graceMs = 200;

/**
 * Reports which control's tooltip to show, with one set of listeners for the page. A tooltip closes on
 * Escape, a click, scrolling, and when pointer or focus leave; the pointer may rest on the tooltip itself.
 */
export function watchTooltips(page: Document, show: (control: HTMLElement | null) => void): () => void {
  const watching = new AbortController();
  const options = { signal: watching.signal, capture: true, passive: true };
  let shown: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarm = false;
  let isTouched = false;

  const change = (control: HTMLElement | null) => {
    clearTimeout(timer);
    shown = control;
    show(control);
  };
  const later = (control: HTMLElement | null, waitMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isWarm = control !== null;
      change(control);
    }, waitMs);
  };

  page.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      if (event.target.closest('[data-tooltip-layer]')) return clearTimeout(timer);
      const control = event.target.closest<HTMLElement>('[data-tooltip]');
      if (control === shown) clearTimeout(timer);
      else if (control !== null) later(control, isWarm ? 0 : delayMs);
      else later(null, graceMs);
    },
    options,
  );
  page.addEventListener(
    'focusin',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const control = target?.closest<HTMLElement>('[data-tooltip]');
      // After a touch, focus moves by script, as into a dialog that opens.
      if (!isTouched && control?.matches(':focus-visible')) change(control);
      else if (shown !== null) change(null);
    },
    options,
  );
  const hide = () => {
    clearTimeout(timer);
    if (shown !== null) change(null);
  };
  page.addEventListener('focusout', hide, options);
  page.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isTouched = pointerType === 'touch';
      hide();
    },
    options,
  );
  page.addEventListener('scroll', hide, options);
  page.addEventListener(
    'keydown',
    ({ key }) => {
      isTouched = false;
      if (key === 'Escape') hide();
    },
    options,
  );
  return () => {
    watching.abort();
    clearTimeout(timer);
  };
}

import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type RefObject,
  useRef,
  useState,
} from 'react';

export interface FloatingState {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

interface FloatingOptions extends FloatingState {
  /** A button, or a component that forwards a button's props. */
  trigger: ReactElement;
  haspopup: 'dialog' | 'menu' | 'listbox';
  /**
   * Loads the code of what opens: called when the trigger is hovered or focused, so that a click finds it
   * loaded.
   */
  preload: () => void;
}

export interface Floating {
  trigger: ReactElement;
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** Whether it was ever opened: before that its code is not needed. */
  isWanted: boolean;
}

/**
 * A button that opens a floating surface with separately loaded code. The button keeps its element
 * throughout.
 */
export function useFloating({ trigger, haspopup, preload, open, onOpenChange }: FloatingOptions): Floating {
  const anchor = useRef<HTMLButtonElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const isOpen = open ?? ownOpen;
  const setOpen = (next: boolean) => {
    if (next) setWanted(true);
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  if (!isValidElement<ComponentProps<'button'>>(trigger))
    throw new TypeError('The trigger must be an element.');
  const { props } = trigger;
  const wired = cloneElement(trigger, {
    ref: anchor,
    'aria-haspopup': haspopup,
    'aria-expanded': isOpen,
    onPointerEnter(event) {
      preload();
      props.onPointerEnter?.(event);
    },
    onFocus(event) {
      preload();
      props.onFocus?.(event);
    },
    onClick(event) {
      props.onClick?.(event);
      if (!event.defaultPrevented) setOpen(!isOpen);
    },
    onKeyDown(event) {
      props.onKeyDown?.(event);
      if (event.key !== 'ArrowDown' || isOpen) return;
      event.preventDefault();
      setOpen(true);
    },
  });
  return { trigger: wired, anchor, isOpen, setOpen, isWanted: isWanted || isOpen };
}

/** Ignores an outside click on the trigger: otherwise it would close and reopen at once. */
export function ignoreTriggerClick(anchor: RefObject<HTMLElement | null>) {
  return (event: Event) => {
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  };
}

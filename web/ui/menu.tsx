import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { partLoader } from './part-loader.ts';
import { type FloatingState, useFloating } from './use-floating.tsx';

const loadParts = partLoader(() => import('./menu-parts.tsx'));
const MenuSurface = lazy(async () => ({ default: (await loadParts()).MenuSurface }));

/** A row of a menu. Only inside `Menu`, like those below. */
export const MenuItem = lazy(async () => ({ default: (await loadParts()).MenuItem }));
/** Rows keep 8 px from the menu's edge; `MenuLine` separates groups. */
export const MenuGroup = lazy(async () => ({ default: (await loadParts()).MenuGroup }));
export const MenuSub = lazy(async () => ({ default: (await loadParts()).MenuSub }));
export const MenuLine = lazy(async () => ({ default: (await loadParts()).MenuLine }));

export interface MenuProps extends FloatingState {
  trigger: ReactElement;
  /** The accessible name. */
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** To keep the focus from going back to the trigger: prevent the default and set it. */
  onCloseAutoFocus?: (event: Event) => void;
  className?: string;
  children: ReactNode;
}

/** Actions in a popover, with arrow keys and type-ahead. Its code loads on first use. */
export function Menu({ trigger, open, onOpenChange, ...surface }: MenuProps) {
  const state = { ...(open !== undefined && { open }), ...(onOpenChange && { onOpenChange }) };
  const floating = useFloating({ ...state, trigger, haspopup: 'menu', preload: () => void loadParts() });
  return (
    <>
      {floating.trigger}
      {floating.isWanted && (
        <Suspense>
          <MenuSurface
            {...surface}
            anchor={floating.anchor}
            open={floating.isOpen}
            onOpenChange={floating.setOpen}
          />
        </Suspense>
      )}
    </>
  );
}

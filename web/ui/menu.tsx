import { lazy, type ReactElement, Suspense } from 'react';
import type { MenuSurfaceProps } from './menu-parts.tsx';
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

export interface MenuProps extends FloatingState, Omit<MenuSurfaceProps, 'anchor' | keyof FloatingState> {
  trigger: ReactElement;
}

/** Actions in a popover, with arrow keys and type-ahead. Its code loads on first use. */
export function Menu({ trigger, open, onOpenChange, ...surface }: MenuProps) {
  const floating = useFloating({
    trigger,
    open,
    onOpenChange,
    haspopup: 'menu',
    preload: () => void loadParts(),
  });
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

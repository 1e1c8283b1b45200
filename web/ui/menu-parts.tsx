import { clsx } from 'clsx';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Menu as Radix } from 'radix-ui/internal';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
  useState,
} from 'react';
import { floatingStyle } from './floating-style.ts';
import { Icon } from './icon.tsx';
import { useIsPhone } from './media-query.ts';
import { rowStyle } from './row-style.ts';
import { ignoreTriggerClick } from './use-floating.tsx';

export interface MenuSurfaceProps {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name. */
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** To keep the focus from going back to the trigger: prevent the default and set it. */
  onCloseAutoFocus?: (event: Event) => void;
  className?: string;
  children: ReactNode;
}

/** The button of the surrounding menu. */
const AnchorContext = createContext<RefObject<HTMLButtonElement | null> | null>(null);

/** A menu on a phone: a sheet from below with rows of at least 44 px. `base.css` puts it in its place. */
const sheetStyle =
  'sheet-motion max-h-[72dvh] w-full overflow-y-auto overscroll-contain rounded-t-dialog bg-raised pb-safe shadow-dialog outline-none forced-colors:border [&_[role^=menuitem]]:min-h-12';

/** The opened menu: a popover beside a page that stays usable, on phones a sheet. */
export function MenuSurface(props: MenuSurfaceProps) {
  const { anchor, open, onOpenChange, label, align = 'end', side = 'bottom' } = props;
  const leftByPointer = useRef(false);
  const isPhone = useIsPhone();
  const keep = ignoreTriggerClick(anchor);
  // Render inside the page's landmark, where screen readers look for it.
  const landmark = anchor.current?.closest('main') ?? undefined;
  const content = (
    <Radix.Content
      data-sheet={isPhone || undefined}
      aria-label={label}
      align={align}
      side={side}
      sideOffset={8}
      collisionPadding={8}
      loop
      onInteractOutside={(event) => {
        keep(event);
        leftByPointer.current = !event.defaultPrevented;
      }}
      onCloseAutoFocus={(event) => {
        props.onCloseAutoFocus?.(event);
        const isHandled = event.defaultPrevented || leftByPointer.current;
        event.preventDefault();
        leftByPointer.current = false;
        if (!isHandled) anchor.current?.focus();
      }}
      className={
        isPhone
          ? sheetStyle
          : clsx(
              floatingStyle,
              'max-h-(--radix-popper-available-height) min-w-52 overflow-y-auto',
              props.className,
            )
      }
    >
      {isPhone && (
        <p aria-hidden className="sticky top-0 z-1 m-0 bg-raised px-5 pt-4 pb-2 type-heading">
          {label}
        </p>
      )}
      <AnchorContext value={anchor}>{props.children}</AnchorContext>
    </Radix.Content>
  );
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={isPhone}>
      <Radix.Anchor virtualRef={anchor} />
      {isPhone && open && (
        <Radix.Portal container={landmark}>
          <span className="fixed inset-0 z-50 animate-[fade-in_var(--speed-sheet)_var(--curve-out)] bg-scrim" />
        </Radix.Portal>
      )}
      <Radix.Portal container={landmark}>
        {isPhone ? <SheetDialog label={label}>{content}</SheetDialog> : content}
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Tells screen readers that the page behind the sheet cannot be reached; a menu's own role cannot. */
function SheetDialog({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="dialog" aria-modal aria-label={label} className="fixed inset-0 z-50">
      {children}
    </div>
  );
}

/** @param label names the rows visibly */
export function MenuGroup({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Radix.Group aria-label={label} className="p-2">
      {label !== undefined && <Radix.Label className={labelStyle}>{label}</Radix.Label>}
      {children}
    </Radix.Group>
  );
}

const labelStyle = 'px-3 pt-1 pb-1 type-meta text-faint';

export function MenuLine() {
  return <Radix.Separator className="h-px bg-line" />;
}

const itemStyle = clsx(
  rowStyle,
  'outline-none data-highlighted:bg-over data-highlighted:forced-colors:outline-2 data-disabled:cursor-default data-disabled:text-faint',
);

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: LucideIcon;
  danger?: boolean;
}

export function MenuItem({ icon, danger = false, className, children, onSelect, ...item }: MenuItemProps) {
  const anchor = useContext(AnchorContext);
  return (
    <Radix.Item
      {...item}
      onSelect={(event) => {
        // A dialog that the item opens returns the focus to where it was: make that the button, since the
        // item is gone by then.
        anchor?.current?.focus();
        onSelect?.(event);
      }}
      className={clsx(itemStyle, danger && 'text-danger', className)}
    >
      {icon && <Icon of={icon} className={danger ? '' : 'text-faint'} />}
      {children}
    </Radix.Item>
  );
}

export interface MenuSubProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

/** A row that opens more rows beside it. On phones they follow below their label. */
export function MenuSub({ icon, label, children }: MenuSubProps) {
  const anchor = useContext(AnchorContext);
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <Radix.Group aria-label={label} className="my-1 border-line border-y py-1 *:[[role=group]]:p-0">
        <Radix.Label className={labelStyle}>{label}</Radix.Label>
        {children}
      </Radix.Group>
    );
  }
  return (
    <Radix.Sub open={isOpen} onOpenChange={setOpen}>
      <Radix.SubTrigger className={clsx(itemStyle, 'data-[state=open]:bg-over')}>
        <Icon of={icon} className="text-faint" />
        <span className="flex-1">{label}</span>
        <Icon of={ChevronRight} size="sm" className="text-faint" />
      </Radix.SubTrigger>
      <Radix.Portal container={anchor?.current?.closest('main') ?? undefined}>
        <Radix.SubContent
          aria-label={label}
          sideOffset={4}
          alignOffset={-9}
          collisionPadding={8}
          loop
          className={clsx(floatingStyle, 'max-h-(--radix-popper-available-height) min-w-52 overflow-y-auto')}
        >
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

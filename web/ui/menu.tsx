import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { popoverStyle } from './popover.tsx';

export interface MenuProps {
  trigger: ReactElement;
  /** Names the menu. */
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** Page scrolling stays possible while it is open. */
  modal?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where the focus goes afterwards, when not back to the trigger: prevent the default and set it. */
  onCloseAutoFocus?: (event: Event) => void;
  className?: string;
  children: ReactNode;
}

/** Actions in a popover, with arrow keys and type-ahead. */
export function Menu({
  trigger,
  label,
  align = 'end',
  side = 'bottom',
  modal = false,
  onCloseAutoFocus,
  className,
  children,
  ...state
}: MenuProps) {
  return (
    <Radix.Root modal={modal} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className={clsx(
            popoverStyle,
            'min-w-52 overflow-y-auto max-h-(--radix-dropdown-menu-content-available-height)',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Rows keep 8 px to the menu's edge; groups are divided by `MenuLine`. */
export function MenuGroup({ children }: { children: ReactNode }) {
  return <Radix.Group className="p-2">{children}</Radix.Group>;
}

export function MenuLine() {
  return <Radix.Separator className="h-px bg-line" />;
}

export const menuRowStyle =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-left font-[540] no-underline outline-none select-none touch:min-h-11';

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: LucideIcon;
  danger?: boolean;
}

export function MenuItem({ icon, danger = false, className, children, ...item }: MenuItemProps) {
  return (
    <Radix.Item
      {...item}
      className={clsx(
        menuRowStyle,
        'data-highlighted:bg-over data-highlighted:forced-colors:outline-2 data-disabled:cursor-default data-disabled:text-faint',
        danger && 'text-danger',
        className,
      )}
    >
      {icon && <Icon of={icon} className={danger ? '' : 'text-faint'} />}
      {children}
    </Radix.Item>
  );
}

export interface MenuRadioRowProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; icon: LucideIcon; name: string }[];
}

/** A few icons side by side, one of them chosen; the menu stays open. */
export function MenuRadioRow({ label, value, onChange, options }: MenuRadioRowProps) {
  return (
    <Radix.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={onChange}
      className="flex gap-0.5 rounded-[9px] border border-line p-0.5"
    >
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          aria-label={option.name}
          title={option.name}
          onSelect={(event) => event.preventDefault()}
          className="grid size-[30px] place-items-center rounded-[7px] border-[1.5px] border-transparent text-muted outline-none data-highlighted:bg-over data-highlighted:text-text data-[state=checked]:border-edge data-[state=checked]:bg-over data-[state=checked]:text-text touch:size-10"
        >
          <Icon of={option.icon} size="sm" />
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

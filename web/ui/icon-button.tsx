import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { Icon } from './icon.tsx';
import { Tooltip, type TooltipSide } from './tooltip.tsx';

export interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'iconOnly' | 'block' | 'busyLabel' | 'aria-label'> {
  icon: LucideIcon;
  /** Its accessible name, also shown as the tooltip. */
  label: string;
  tooltipSide?: TooltipSide;
}

/** A button with only an icon, always with a name and a tooltip. */
export function IconButton({
  icon,
  label,
  tooltipSide,
  variant = 'quiet',
  disabledReason,
  ...rest
}: IconButtonProps) {
  const size: ComponentProps<typeof Icon>['size'] =
    rest.size === 'sm' ? 'sm' : rest.size === 'lg' ? 'lg' : 'md';
  return (
    <Tooltip
      text={rest.disabled ? (disabledReason ?? label) : label}
      {...(tooltipSide && { side: tooltipSide })}
    >
      <Button {...rest} variant={variant} iconOnly aria-label={label}>
        <Icon of={icon} size={size} />
      </Button>
    </Tooltip>
  );
}

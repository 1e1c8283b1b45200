import { type ComponentProps, cloneElement, type ReactElement } from 'react';

export type TooltipSide = 'top' | 'bottom';

interface Described {
  'aria-label'?: string | undefined;
  'aria-description'?: string | undefined;
  'data-tooltip'?: string;
  'data-tooltip-side'?: TooltipSide;
}

export interface TooltipProps {
  text: string;
  side?: TooltipSide;
  /** One button or link. */
  children: ReactElement<ComponentProps<'button'> | ComponentProps<'a'>>;
}

/**
 * Explains an icon or why a control is disabled, on hover and focus. Only marks its child; `TooltipLayer`
 * shows the page's single tooltip.
 */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  const described: Described = { 'data-tooltip': text, 'data-tooltip-side': side };
  if (children.props['aria-label'] !== text) described['aria-description'] = text;
  return cloneElement<Described>(children, described);
}

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
 * Says what an icon means or why a control is off, on hover and on focus. It only marks its child; `TooltipLayer` on
 * the page shows the one tooltip there is.
 */
export function Tooltip({ text, side = 'bottom', children }: TooltipProps) {
  const described: Described = { 'data-tooltip': text, 'data-tooltip-side': side };
  if (children.props['aria-label'] !== text) described['aria-description'] = text;
  return cloneElement<Described>(children, described);
}

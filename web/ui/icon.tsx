import type { LucideIcon } from 'lucide-react';

const sizesPx = { sm: 16, md: 18, lg: 20 } as const;

export interface IconProps {
  of: LucideIcon;
  /** 16 in small buttons, 18 by default, 20 in large buttons and on touch. */
  size?: keyof typeof sizesPx;
  className?: string;
}

/** An icon beside a text or in a named button; hidden from screen readers. */
export function Icon({ of: Shape, size = 'md', className }: IconProps) {
  return (
    <Shape
      size={sizesPx[size]}
      strokeWidth={1.75}
      aria-hidden
      focusable={false}
      className={`flex-none ${className ?? ''}`}
    />
  );
}

import type { ReactNode } from 'react';
import { useAgeLabel } from './use-age-label.ts';

/** Height of the line under a tile's picture, in pixels: for a mouse, and with a 44 px menu button. */
export const tileLineHeights = { pointer: 28, touch: 36 } as const;

interface TileLineProps {
  text: ReactNode;
  createdAt: string;
  /** A mark before the age. */
  mark?: ReactNode;
  /** Replaces the age, for example with a retry button. */
  aside?: ReactNode;
  /** At the right end, on touch screens. */
  action?: ReactNode;
}

/** The line under a picture: the shortened prompt and the age. */
export function TileLine({ text, createdAt, mark, aside, action }: TileLineProps) {
  const age = useAgeLabel(createdAt);
  return (
    <div
      className={
        action === undefined
          ? 'flex items-start gap-2 px-0.5 pt-2'
          : 'flex h-9 items-center gap-2 pt-1 pl-0.5'
      }
    >
      <p dir="auto" className="m-0 min-w-0 flex-1 truncate text-left text-muted">
        {text}
      </p>
      {mark}
      {aside ?? <span className="flex-none whitespace-nowrap text-faint type-meta leading-5">{age}</span>}
      {action !== undefined && <span className="-my-1 -mr-3 flex-none">{action}</span>}
    </div>
  );
}

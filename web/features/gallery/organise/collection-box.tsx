import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { rowStyle } from '#web/ui/row-style.ts';
import type { Membership } from './collect-state.ts';

interface CollectionBoxProps {
  name: string;
  /** The number of its pictures, in words. */
  count: string;
  membership: Membership;
  /** The user's choice; undefined while unchanged. */
  wanted: boolean | undefined;
  onChange: (isIn: boolean) => void;
}

/** A checkbox for a collection that holds all, some or none of the pictures. */
export function CollectionBox({ name, count, membership, wanted, onChange }: CollectionBoxProps) {
  const isIn = wanted ?? membership === 'all';
  const isMixed = wanted === undefined && membership === 'some';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native checkbox has no third state by its markup alone
    <button
      type="button"
      role="checkbox"
      aria-checked={isMixed ? 'mixed' : isIn}
      onClick={() => onChange(!isIn)}
      className={clsx(rowStyle, 'border-0 bg-transparent px-2! text-text hover:bg-over')}
    >
      <span
        className={clsx(
          'grid size-5 flex-none place-items-center rounded-[5px] border-[1.5px]',
          isIn || isMixed ? 'border-text bg-text text-inverse' : 'border-edge bg-raised',
        )}
      >
        {isMixed ? (
          <Minus size={16} strokeWidth={2.25} aria-hidden />
        ) : (
          isIn && <Check size={16} strokeWidth={2.25} aria-hidden />
        )}
      </span>
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="text-faint type-meta">{count}</span>
    </button>
  );
}

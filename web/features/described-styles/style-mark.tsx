import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { CustomImageStyle } from '#contract/styles.ts';
import { Icon } from '#web/ui/icon.tsx';

interface StyleMarkProps {
  style: Pick<CustomImageStyle, 'previewUrl'>;
  /** Larger in a list of styles than in a field. */
  size?: 'field' | 'list';
}

const sizes = { field: 'h-6 w-[43px] rounded-badge', list: 'h-[54px] w-24 rounded-control' };

/** A small sample of a described style; a pen icon until it is drawn. */
export function StyleMark({ style: { previewUrl }, size = 'field' }: StyleMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (previewUrl !== null && previewUrl !== broken) {
    return (
      <img
        src={previewUrl}
        alt=""
        loading="lazy"
        onError={() => setBroken(previewUrl)}
        className={`flex-none bg-over object-cover ${sizes[size]}`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center border border-edge bg-over text-muted ${sizes[size]}`}
    >
      <Icon of={PenLine} size="sm" />
    </span>
  );
}

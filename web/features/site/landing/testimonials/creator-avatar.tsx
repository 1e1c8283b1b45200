import { useState } from 'react';
import { hueOf, initialsOf } from './initials.ts';

/** A creator's portrait; the initials if there is none or it fails to load. */
export function CreatorAvatar({ name, picture }: { name: string; picture: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (picture === null || isBroken) {
    return (
      <span
        aria-hidden="true"
        style={{ backgroundColor: `oklch(0.42 0.09 ${hueOf(name)})` }}
        className="grid size-11 flex-none place-items-center rounded-full text-[15px] font-[640] text-on-brand"
      >
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      src={picture}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className="size-11 flex-none rounded-full bg-over object-cover"
    />
  );
}

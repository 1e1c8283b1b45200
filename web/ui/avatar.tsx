import { clsx } from 'clsx';
import { User } from 'lucide-react';
import { useState } from 'react';

export interface AvatarProps {
  /** The address of the profile picture; null shows the default. */
  picture: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

const sizes = { sm: 'size-7', md: 'size-9', lg: 'size-11', xl: 'size-22' };

/** The profile picture, or the default purple gradient if there is none or it fails to load. */
export function Avatar({ picture, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = picture !== null && picture !== failed;
  return (
    <span
      className={clsx(
        'grid flex-none place-items-center overflow-hidden rounded-full bg-brand text-on-brand',
        sizes[size],
      )}
    >
      {isShown ? (
        <img src={picture} alt="" className="size-full object-cover" onError={() => setFailed(picture)} />
      ) : (
        <User size={size === 'xl' ? 36 : 18} strokeWidth={size === 'xl' ? 1.5 : 1.75} aria-hidden />
      )}
    </span>
  );
}

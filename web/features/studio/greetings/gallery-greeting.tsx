import type { GalleryImage } from '#contract/images.ts';
import { useCoins, useUser } from '#web/features/accounts/index.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useGalleryGreeting } from './use-greeting.ts';

const WelcomeDialog = deferredPart(async () => (await import('./welcome-dialog.tsx')).default);
const DiscountDialog = deferredPart(async () => (await import('./discount-dialog.tsx')).default);

interface GalleryGreetingProps {
  images: readonly GalleryImage[];
  /** How many pictures the user has; null while unknown. */
  total: number | null;
}

/** The gallery's greeting popup; usually none. */
export function GalleryGreeting({ images, total }: GalleryGreetingProps) {
  const user = useUser();
  const coins = useCoins() ?? user.coins;
  const { greeting, dismiss } = useGalleryGreeting(user, coins, total);
  if (greeting === null) return null;
  return greeting === 'welcome' ? (
    <WelcomeDialog user={user} coins={coins} onClose={dismiss} />
  ) : (
    <DiscountDialog images={images} onClose={dismiss} />
  );
}

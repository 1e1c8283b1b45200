import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkPremiumAccess } from '#contract/accounts.ts';
import { askAgain } from '#web/api/ask-again.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { useUser } from '#web/features/accounts/index.ts';

const accessKey = 'premium-access';

/** The page comes first. */
const delayMs = 300;

/**
 * Whether ThumbnailsV2 is open to the user, as the server says it at each visit of the page. Until it has said so, the
 * user's own record counts; a question that fails is answered with no.
 */
export function usePremiumAccess(): boolean {
  const { id, isPremium } = useUser();
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  const { data, isError } = useQuery({
    queryKey: [accessKey, id],
    queryFn: ({ signal }) => call(checkPremiumAccess, { signal }),
    enabled: isTime,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (isError) return false;
  return data?.hasPremiumAccess ?? isPremium;
}

registerLive({
  'billing.changed': (_, client) => askAgain(client, { queryKey: [accessKey] }),
});

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkPremiumAccess } from '#contract/session.ts';
import { call } from '#web/api/call.ts';
import { registerLive } from '#web/api/live.ts';
import { refetchQueries } from '#web/api/refetch-queries.ts';
import { useUser } from '#web/features/accounts/index.ts';

const accessKey = 'premium-access';

/** Lets the page load first. */
const delayMs = 300;

/**
 * Whether the user may use Thumbnails V2, asked at each visit of the page. Until the answer the session's
 * user decides; an error means no.
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
  'billing.changed': (_, client) => refetchQueries(client, { queryKey: [accessKey] }),
});

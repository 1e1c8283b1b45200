import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { destinationOf } from './destination.ts';

const mutationKey = ['payment'];

export interface Way {
  go: () => void;
  /** Asked for, or on the way out of the page. */
  isBusy: boolean;
  /** Another one of the page is. */
  isTaken: boolean;
  error: unknown;
}

/** Asks for an address and goes there. The button that does it stays busy until the page has been left. */
export function useWay(find: () => Promise<{ url: string }>, onLeave?: () => void): Way {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  /** The second press of a double click comes before the first one shows. */
  const isUnderWay = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: find,
    onSuccess({ url }) {
      const destination = destinationOf(url, window.location.origin);
      if (destination === null) throw new ApiError({ code: 'bad_response', status: 200, message: url });
      if ('page' in destination) void navigate(destination.page);
      else {
        setLeaving(true);
        window.location.assign(destination.href);
      }
      onLeave?.();
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const busyButtons = useIsMutating({ mutationKey });
  useEffect(() => {
    // Who comes back by the browser's Back finds the page as it was left.
    const comeBack = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const isBusy = isPending || isLeaving;
  const go = () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate();
  };
  return { go, isBusy, isTaken: !isBusy && busyButtons > 0, error };
}

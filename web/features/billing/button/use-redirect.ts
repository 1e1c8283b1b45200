import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { destinationOf } from './destination.ts';

const mutationKey = ['payment'];

export interface Redirect {
  go: () => void;
  /** Requesting the address or leaving the page. */
  isBusy: boolean;
  /** Another button of the page is busy. */
  isOtherBusy: boolean;
  error: unknown;
}

/** Requests an address and goes there. The button stays busy until the page has been left. */
export function useRedirect(find: () => Promise<{ url: string }>, onLeave?: () => void): Redirect {
  const navigate = useNavigate();
  const [isRedirecting, setRedirecting] = useState(false);
  /** Ignores the second click of a double click, before the first one renders. */
  const isInFlight = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: find,
    onSuccess({ url }) {
      const destination = destinationOf(url, window.location.origin);
      if (destination === null) throw new ApiError({ code: 'bad_response', status: 200, message: url });
      if ('page' in destination) void navigate(destination.page);
      else {
        setRedirecting(true);
        window.location.assign(destination.href);
      }
      onLeave?.();
    },
    onSettled: () => {
      isInFlight.current = false;
    },
  });
  const busyButtons = useIsMutating({ mutationKey });
  useEffect(() => {
    // The Back button restores the page with its old state.
    const onRestore = (event: PageTransitionEvent) => event.persisted && setRedirecting(false);
    window.addEventListener('pageshow', onRestore);
    return () => window.removeEventListener('pageshow', onRestore);
  }, []);
  const isBusy = isPending || isRedirecting;
  const go = () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    mutate();
  };
  return { go, isBusy, isOtherBusy: !isBusy && busyButtons > 0, error };
}

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { minuteMs } from '#contract/durations.ts';
import { getSiteContent } from '#contract/site.ts';
import { call } from '#web/api/call.ts';
import { currentLanguage, onLanguageChange } from '#web/i18n/language.ts';

/** The operator's content of the public pages in the user's language; undefined until loaded. */
export function useSiteContent() {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage);
  const { data } = useQuery({
    queryKey: ['site-content', language],
    queryFn: ({ signal }) => call(getSiteContent, { params: { language }, signal }),
    staleTime: 5 * minuteMs,
  });
  return data?.content;
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Language, languageName, languages, sourceLanguage } from '#contract/languages.ts';
import { getAdminSiteContent } from '#contract/site.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { QueryStates, SectionHead } from '../list-states.tsx';
import { ContentForm } from './content-form.tsx';
import { contentTexts } from './texts.ts';

/** The texts of the public pages, by language. */
export function ContentSection() {
  const t = useTexts(contentTexts);
  const [language, setLanguage] = useState<Language>(sourceLanguage);
  const query = useQuery({
    queryKey: ['admin', 'content', language],
    queryFn: ({ signal }) => call(getAdminSiteContent, { params: { language }, signal }),
    // Do not refetch while an admin is editing.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <SectionHead title={t('content')} line={t('contentLine')}>
        <Segmented
          label={t('language')}
          value={language}
          onChange={setLanguage}
          options={languages.map((value) => ({ value, label: languageName(value) }))}
        />
      </SectionHead>
      <QueryStates query={query}>
        {(answer) => <ContentForm key={`${language} ${answer.editedAt}`} answer={answer} />}
      </QueryStates>
    </>
  );
}

import { errorTexts } from '#web/api/error-code-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import type { OfferNotice } from '../model/reference-list.ts';
import type { Notice } from '../model/store.ts';
import { referencesTexts } from '../texts.ts';

/** What was refused and why, one line each. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = useTexts(referencesTexts);
  const error = useTexts(errorTexts);
  // A blocked tool explains itself beside the picture that blocks it.
  const shown = notices.flatMap((notice) => {
    if ('refusal' in notice) {
      return [t('ofFile', { name: notice.fileName, reason: error(notice.refusal) })];
    }
    if (notice.text === 'blocked') return [];
    const text: OfferNotice | 'loadFailed' = notice.text;
    return [t(text)];
  });
  if (shown.length === 0) return null;
  return (
    <div role="alert" className="grid gap-1 text-danger type-meta [overflow-wrap:anywhere]">
      {shown.map((text) => (
        <p key={text} className="m-0">
          {text}
        </p>
      ))}
    </div>
  );
}

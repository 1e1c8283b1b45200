import { LegalContents, type LegalPage, LegalText, useLegalTitle } from '#web/features/legal/index.ts';
import { PageFrame } from '../page-frame.tsx';

/** Terms or privacy policy as a page, with a list of sections on the left from 1024 px. */
function Legal({ page }: { page: LegalPage }) {
  const { title, lead } = useLegalTitle(page);
  return (
    <PageFrame title={title} lead={lead}>
      <div className="grid gap-12 lg:grid-cols-[220px_1fr]">
        <LegalContents page={page} />
        <LegalText page={page} compact={false} />
      </div>
    </PageFrame>
  );
}

export function TermsPage() {
  return <Legal page="terms" />;
}

export function PrivacyPage() {
  return <Legal page="privacy" />;
}

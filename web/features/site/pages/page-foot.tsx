import { useSession } from '#web/features/accounts/index.ts';
import { Faq } from '../faq/faq.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { useSiteContent } from '../site-content.ts';

/** The footer of a text page, optionally with the FAQ above it. */
export function PageFoot({ withQuestions }: { withQuestions: boolean }) {
  const content = useSiteContent();
  const { status } = useSession();
  return (
    <>
      {withQuestions && content !== undefined && (
        <div className="border-line border-t">
          <Faq entries={content.faq} />
        </div>
      )}
      <SiteFooter social={content?.social ?? []} isSignedIn={status !== 'signedOut'} />
    </>
  );
}

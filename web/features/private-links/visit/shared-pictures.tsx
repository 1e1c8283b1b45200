import { useEffect, useState } from 'react';
import { linkLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { Carousel } from './carousel.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { PictureTools } from './picture-tools.tsx';
import type { Shared } from './shared-query.ts';
import { Strip } from './strip.tsx';
import { visitTexts } from './texts.ts';
import { VisitComments } from './visit-comments.tsx';
import { choiceIn, rememberName, useVisitor } from './visitor-store.ts';

/** A link's pictures, one at a time, with what the visitor may do about each. */
export function SharedPictures({ token, shared }: { token: string; shared: Shared }) {
  const { pictures, allowsChoice, allowsComments, isOwner } = shared;
  const [place, setPlace] = useState(pictures[0]?.picture ?? 1);
  const found = pictures.findIndex(({ picture }) => picture === place);
  // The shown picture may have been deleted meanwhile.
  const index = Math.max(0, found);
  const current = pictures[index];
  const choice = useVisitor(choiceIn(token));
  const go = (next: number) => setPlace(pictures[next]?.picture ?? place);
  useArrowKeys(index, pictures.length, go);
  if (current === undefined) return null;
  const canChoose = allowsChoice && !isOwner;
  const hasPanel = canChoose || allowsComments;
  return (
    <div
      className={`grid flex-1 grid-cols-[minmax(0,1fr)] ${hasPanel ? 'lg:grid-cols-[minmax(0,1fr)_400px]' : ''}`}
    >
      <section className="flex min-w-0 flex-col bg-stage lg:sticky lg:top-0 lg:h-[calc(100dvh-var(--size-navbar))]">
        <Carousel pictures={pictures} index={index} onIndex={go} />
        <div className="flex flex-none items-center gap-2 px-3 py-3 md:px-6">
          <Strip pictures={pictures} index={index} choice={allowsChoice ? choice : null} onIndex={go} />
          <PictureTools pictures={pictures} current={current} />
        </div>
      </section>
      {hasPanel && (
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 border-line px-4 py-6 max-lg:border-t md:px-6 lg:border-l">
          {canChoose && <ChoiceButton token={token} picture={current.picture} choice={choice} />}
          {!isOwner && <VisitorName />}
          {allowsComments && (
            <VisitComments
              token={token}
              picture={current.picture}
              comments={shared.comments.filter(({ picture }) => picture === current.picture)}
            />
          )}
        </aside>
      )}
    </div>
  );
}

/** The arrow keys go to the neighbours, except in a text field. */
function useArrowKeys(index: number, count: number, onIndex: (index: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]');
      if (isWriting || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const next = index + (step ?? 0);
      if (step !== undefined && next >= 0 && next < count) onIndex(next);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [index, count, onIndex]);
}

/** The name that is sent with comments and choices, kept for the next visit. */
function VisitorName() {
  const t = useTexts(visitTexts);
  const name = useVisitor((store) => store.name);
  return (
    <TextField
      label={t('yourName')}
      hint={t('yourNameHint')}
      value={name}
      dir="auto"
      autoComplete="nickname"
      maxLength={linkLimits.visitorNameMaxCharacters}
      onChange={(event) => rememberName(event.target.value)}
    />
  );
}

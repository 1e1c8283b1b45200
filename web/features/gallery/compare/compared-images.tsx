import { useQueries } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { getImage, type ImageDetails } from '#contract/images.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { type ComparedPicture, Comparer } from '#web/features/compare/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toolName } from '#web/ui/tool-name.ts';
import { downloadAddress, downloadName } from '../download-address.ts';
import { focusTile } from '../grid/focus-tile.ts';
import { shownPrompt } from '../shown-prompt.ts';
import { compareHostTexts } from './texts.ts';

interface ComparedImagesProps {
  ids: readonly [string, string] | 'invalid';
  onClose: () => void;
}

/** Two of the user's pictures in the comparer, or the reason why not. */
export function ComparedImages({ ids, onClose }: ComparedImagesProps) {
  const t = useTexts(compareHostTexts);
  const requestedIds = ids === 'invalid' ? [] : ids;
  const answers = useQueries({
    queries: requestedIds.map((id) => ({
      queryKey: ['compared-image', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(getImage, { params: { id }, signal }),
    })),
  });
  useFocusOnTile(requestedIds);
  const [before, after] = answers.map(({ data }) => data?.image);
  const error = answers.find((answer) => answer.error !== null)?.error ?? null;
  if (ids === 'invalid') return <Refusal sentence={t('invalid')} onClose={onClose} />;
  if (isGone(error) || isInTrash(before) || isInTrash(after)) {
    return <Refusal sentence={t('gone')} onClose={onClose} />;
  }
  if (error !== null) {
    const retry = () => {
      for (const answer of answers) if (answer.error !== null) void answer.refetch();
    };
    return <Refusal sentence={errorText(error)} onClose={onClose} onRetry={retry} />;
  }
  const waiting = <Waiting text={t('loading')} />;
  if (before === undefined || after === undefined) return waiting;
  const names = areOneStack(before, after) ? null : { before: t('first'), after: t('second') };
  const asPicture = (image: ImageDetails, label: string | undefined): ComparedPicture => ({
    url: image.url,
    width: image.width,
    height: image.height,
    ...(label !== undefined && { label }),
    alt: shownPrompt(image) ?? t('noPrompt'),
    facts: {
      prompt: shownPrompt(image),
      model: toolName(t, image.tool),
      coins: image.cost,
      createdAt: image.createdAt,
    },
    download: { href: downloadAddress(image), name: downloadName(image) },
  });
  return (
    <Suspense fallback={waiting}>
      <Comparer
        before={asPicture(before, names?.before)}
        after={asPicture(after, names?.after)}
        title={names === null ? undefined : t('compare')}
        onClose={onClose}
      />
    </Suspense>
  );
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

function isInTrash(image: ImageDetails | undefined): boolean {
  return image !== undefined && image.deletedAt !== null;
}

/** Versions of one picture are shown as before and after. */
function areOneStack(one: ImageDetails, other: ImageDetails): boolean {
  return one.stackId !== null && one.stackId === other.stackId;
}

/** Returns the focus to a compared tile: a visitor who came by address has no button to return to. */
function useFocusOnTile(ids: readonly string[]): void {
  const [before = '', after = ''] = ids;
  useEffect(
    () => () => {
      // Dialogs restore the focus shortly after they close.
      setTimeout(() => {
        if (document.activeElement === document.body) focusTile(after, before);
      });
    },
    [before, after],
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="fixed inset-0 z-50 grid late-in place-content-center bg-stage">
      <Spinner word={text} />
    </div>
  );
}

interface RefusalProps {
  sentence: string;
  onRetry?: () => void;
  onClose: () => void;
}

function Refusal({ sentence, onRetry, onClose }: RefusalProps) {
  const t = useTexts(compareHostTexts);
  return (
    <Dialog
      onClose={onClose}
      title={t('refused')}
      description={sentence}
      footer={
        <>
          {onRetry !== undefined && <Button onClick={onRetry}>{t('tryAgain')}</Button>}
          <Button variant="main" onClick={onClose}>
            {t('back')}
          </Button>
        </>
      }
    />
  );
}

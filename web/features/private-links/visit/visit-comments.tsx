import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { linkLimits } from '#contract/limits.ts';
import { type LinkComment, writeComment } from '#contract/private-links.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { CommentItem } from '../comment-item.tsx';
import { sharedQuery } from './shared-query.ts';
import { visitTexts } from './texts.ts';
import { useVisitor, visitOf } from './visitor-store.ts';

interface VisitCommentsProps {
  token: string;
  picture: number;
  comments: readonly LinkComment[];
}

/** What was said about a picture, and a field for more. */
export function VisitComments({ token, picture, comments }: VisitCommentsProps) {
  const t = useTexts(visitTexts);
  const client = useQueryClient();
  /** What is not sent yet, by picture. */
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({});
  const text = drafts[picture] ?? '';
  const keep = (of: number, draft: string) => setDrafts((others) => ({ ...others, [of]: draft }));
  const { queryKey } = sharedQuery(token);
  const writing = useMutation({
    mutationFn: (written: { picture: number; text: string }) =>
      call(writeComment, {
        params: { token },
        body: { visitor: visitOf(token).key, name: useVisitor.getState().name, ...written },
      }),
    onSuccess: ({ comment }) => {
      keep(comment.picture, '');
      client.setQueryData(queryKey, (shared) =>
        shared === undefined ? shared : { ...shared, comments: [...shared.comments, comment] },
      );
      return client.invalidateQueries({ queryKey });
    },
    // The link may have ended: then the page says so.
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return (
    <section aria-label={t('comments')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="m-0 type-heading">{t('comments')}</h2>
      {comments.length === 0 ? (
        <p className="m-0 text-faint">{t('noComments')}</p>
      ) : (
        <ul className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-4 p-0">
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              author={comment.isOwner ? t('author') : (comment.name ?? t('visitor'))}
            />
          ))}
        </ul>
      )}
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') writing.mutate({ picture, text });
        }}
      >
        <TextArea
          label={t('comment')}
          hint={t('commentHint')}
          error={
            writing.isError && writing.variables.picture === picture ? errorText(writing.error) : undefined
          }
          rows={2}
          dir="auto"
          value={text}
          maxLength={linkLimits.commentMaxCharacters}
          onChange={(event) => keep(picture, event.target.value)}
        />
        <Button
          type="submit"
          busy={writing.isPending}
          busyLabel={t('sending')}
          disabled={text.trim() === ''}
          className="justify-self-start"
        >
          {t('send')}
        </Button>
      </form>
    </section>
  );
}

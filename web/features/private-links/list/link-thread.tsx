import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { linkLimits } from '#contract/limits.ts';
import { answerComment, deleteComment, type LinkComment, type PrivateLink } from '#contract/private-links.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { CommentItem } from '../comment-item.tsx';
import { linksKey } from '../links-query.ts';
import { linksTexts } from '../texts.ts';

interface LinkThreadProps {
  link: PrivateLink;
  picture: number;
  comments: readonly LinkComment[];
}

/** The comments on a picture, each of which its owner can delete, and a field for an answer. */
export function LinkThread({ link, picture, comments }: LinkThreadProps) {
  const t = useTexts(linksTexts);
  const client = useQueryClient();
  const [text, setText] = useState('');
  const onSuccess = () => client.invalidateQueries({ queryKey: linksKey });
  const answer = useMutation({
    mutationFn: () => call(answerComment, { params: { id: link.id }, body: { picture, text } }),
    onSuccess: () => {
      setText('');
      return onSuccess();
    },
  });
  const remove = useMutation({
    mutationFn: (commentId: string) => call(deleteComment, { params: { id: link.id, commentId } }),
    onSuccess,
  });
  const error = answer.error ?? remove.error;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {comments.length === 0 && <p className="m-0 text-faint">{t('noComments')}</p>}
      {comments.length > 0 && (
        <ul className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-4 p-0">
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              author={comment.isOwner ? t('you') : (comment.name ?? t('guest'))}
              action={
                <IconButton
                  icon={Trash2}
                  size="sm"
                  label={t('deleteComment')}
                  busy={remove.isPending && remove.variables === comment.id}
                  onClick={() => remove.mutate(comment.id)}
                />
              }
            />
          ))}
        </ul>
      )}
      {(comments.length > 0 || text !== '') && link.state !== 'revoked' && (
        <form
          className="grid justify-items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') answer.mutate();
          }}
        >
          <TextArea
            label={t('answerTo', { number: picture })}
            hideLabel
            placeholder={t('answer')}
            rows={1}
            dir="auto"
            value={text}
            maxLength={linkLimits.commentMaxCharacters}
            onChange={(event) => setText(event.target.value)}
            className="w-full"
          />
          {text.trim() !== '' && (
            <Button type="submit" busy={answer.isPending}>
              {t('sendAnswer')}
            </Button>
          )}
        </form>
      )}
      {error !== null && (
        <p role="alert" className="m-0 text-danger type-meta">
          {errorText(error)}
        </p>
      )}
    </div>
  );
}

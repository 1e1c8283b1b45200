import type { ReactNode } from 'react';
import type { LinkComment } from '#contract/private-links.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';

interface CommentItemProps {
  comment: LinkComment;
  author: string;
  /** At the end of its first line. */
  action?: ReactNode;
}

/** A comment as plain text. Each part has its own direction, so that no text turns another one. */
export function CommentItem({ comment, author, action }: CommentItemProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex min-h-8 items-center gap-2">
        <bdi className="min-w-0 truncate font-[600]">{author}</bdi>
        <time dateTime={comment.createdAt} className="flex-none text-faint type-meta">
          {formatDate(comment.createdAt, dateAndTime)}
        </time>
        <span className="flex-1" />
        {action}
      </div>
      <p className="m-0 whitespace-pre-line wrap-anywhere" dir="auto">
        {comment.text}
      </p>
    </li>
  );
}

import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ListStates } from '../../list-states.tsx';
import type { Pages } from '../../use-pages.ts';
import { moneyTexts } from '../texts.ts';

interface PageListProps<Item> {
  list: Pages<Item>;
  /** The sentence for an empty list. */
  empty: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list within a page; an empty one is a sentence. */
export function PageList<Item>({ empty, ...states }: PageListProps<Item>) {
  const t = useTexts(moneyTexts);
  return (
    <ListStates
      {...states}
      failedTitle={t('failedTitle')}
      empty={<p className="m-0 border-line border-t pt-4 text-muted">{empty}</p>}
      moreClassName="pt-4"
    />
  );
}

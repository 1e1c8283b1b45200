import { Link } from 'react-router';
import type { PrivateLink } from '#contract/private-links.ts';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ShareFrame } from '../share/share-frame.tsx';
import { linksTexts } from '../texts.ts';
import { useLinkWords } from './use-link-words.ts';

/** A link in the list: its first pictures, name, state and figures. Opens its page. */
export function LinkRow({ link }: { link: PrivateLink }) {
  const t = useTexts(linksTexts);
  const words = useLinkWords(link);
  return (
    <li className="border-line [&:not(:first-child)]:border-t">
      <Link
        to={`${routes.links.path}?link=${link.id}`}
        className="-mx-4 flex items-center gap-4 px-4 py-4 text-text no-underline hover:bg-over md:rounded-control"
      >
        <span className="w-24 flex-none md:w-32">
          {link.thumbnails[0] === undefined ? (
            <span className="block aspect-video rounded-control bg-over" />
          ) : (
            <ShareFrame url={link.thumbnails[0]} alt="" />
          )}
        </span>
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="truncate font-[600]" dir="auto">
            {words.name}
          </span>
          <span className={link.state === 'open' ? 'text-muted' : 'text-faint'}>{words.state}</span>
          <span className="text-faint type-meta">
            {[t('pictureCount', { count: link.pictures }), ...words.figures].join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  );
}

import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import type { LinkComment, LinkPicture, PrivateLink } from '#contract/private-links.ts';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ShareFrame } from '../share/share-frame.tsx';
import { linksTexts } from '../texts.ts';
import { LinkThread } from './link-thread.tsx';

interface LinkPictureItemProps {
  link: PrivateLink;
  item: LinkPicture;
  comments: readonly LinkComment[];
}

/** A picture of a link with who chose it and what was said. */
export function LinkPictureItem({ link, item, comments }: LinkPictureItemProps) {
  const t = useTexts(linksTexts);
  const { picture, imageId, thumbnailUrl, chosenBy, isInTrash } = item;
  const name = t('pictureNumber', { number: picture });
  const names = chosenBy.map((one) => one.name ?? t('guest')).join(', ');
  return (
    <li className="grid gap-4 sm:grid-cols-[200px_minmax(0,1fr)] sm:gap-6">
      <div className="grid content-start gap-2">
        {isInTrash ? (
          <ShareFrame url={thumbnailUrl} alt={name} />
        ) : (
          <Link to={`${routes.gallery.path}?image=${imageId}`} className="block rounded-control">
            <ShareFrame url={thumbnailUrl} alt={name} />
          </Link>
        )}
        {isInTrash && <p className="m-0 text-warn type-meta">{t('inTrash')}</p>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <h2 className="m-0 type-heading">{name}</h2>
        {chosenBy.length > 0 && (
          <p className="m-0 flex items-start gap-2" dir="auto">
            <Icon of={Heart} className="mt-0.5 text-accent-text" />
            <span className="wrap-anywhere">{t('chosenBy', { count: chosenBy.length, names })}</span>
          </p>
        )}
        {link.allowsComments && <LinkThread link={link} picture={picture} comments={comments} />}
      </div>
    </li>
  );
}

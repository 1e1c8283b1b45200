import { useQuery } from '@tanstack/react-query';
import { GitCompare } from 'lucide-react';
import { Link } from 'react-router';
import { type GalleryImage, listImages } from '#contract/images.ts';
import { pageLimits } from '#contract/limits.ts';
import { call } from '#web/api/call.ts';
import { comparePath } from '#web/features/compare/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { stackOf } from '../../filter/filters.ts';
import { versionsKey } from '../../list/versions-key.ts';
import { SmallPicture } from '../small-picture.tsx';
import { viewerTexts } from '../texts.ts';
import { comparedWith, type VersionName, versionName } from './versions-of.ts';

interface VersionsProps {
  image: GalleryImage;
  onGo: (id: string) => void;
}

/** All versions of a picture, oldest first; a click shows one. */
export function Versions({ image, onGo }: VersionsProps) {
  const t = useTexts(viewerTexts);
  const stack = stackOf(image);
  const query = useQuery({
    queryKey: [...versionsKey, stack],
    queryFn: ({ signal }) =>
      call(listImages, { query: { stack, sort: 'oldest', limit: pageLimits.maxLimit }, signal }),
  });
  const versions = query.data?.images ?? [];
  const pair = comparedWith(image, versions);
  if (versions.length < 2) return null;
  return (
    <section className="border-line border-b py-5">
      <div className="flex min-h-8 items-center justify-between gap-2 pb-2">
        <h3 className="m-0 type-label">{t('versions')}</h3>
        {pair !== null && (
          <Link
            to={comparePath(pair.before, pair.after)}
            className={buttonStyle({ variant: 'quiet', size: 'sm' })}
          >
            <Icon of={GitCompare} size="sm" />
            {t('compare')}
          </Link>
        )}
      </div>
      <ol className="m-0 flex list-none gap-2 overflow-x-auto p-1 -m-1">
        {versions.map((version, index) => (
          <li key={version.id} className="w-24 flex-none">
            <Version
              version={version}
              label={labelOf(versionName(version, index))}
              isCurrent={version.id === image.id}
              onGo={onGo}
            />
          </li>
        ))}
      </ol>
    </section>
  );

  function labelOf(name: VersionName): string {
    if (name.kind === 'upscale') return t('upscaled', { factor: name.factor });
    if (name.kind === 'original') return t('original');
    return t(name.kind === 'design' ? 'designVersion' : 'edited', { number: name.number });
  }
}

interface VersionProps {
  version: GalleryImage;
  label: string;
  isCurrent: boolean;
  onGo: (id: string) => void;
}

function Version({ version, label, isCurrent, onGo }: VersionProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={() => onGo(version.id)}
      className="group/version grid w-full gap-1 rounded-control border-0 bg-transparent p-0 text-left"
    >
      <span
        className={`relative block h-[54px] overflow-hidden rounded-control bg-over ${isCurrent ? 'ring-selected' : ''}`}
      >
        <SmallPicture image={version} />
      </span>
      <span className={`pt-1 type-meta ${isCurrent ? 'font-semibold' : 'text-muted'}`}>{label}</span>
    </button>
  );
}

import {
  countView,
  getShared,
  type LinkComment,
  type PrivateLink,
  sharedPictureUrl,
} from '#contract/private-links.ts';
import type { ResponseOf } from '#web/api/call.ts';
import type { FakeApi } from '#web/testing/fake-api.ts';

type Shared = ResponseOf<typeof getShared>;

const success = true as const;
const moment = '2026-01-02T03:04:00.000Z';

export function commentOf(number: number, fields: Partial<LinkComment> = {}): LinkComment {
  return {
    id: `comment-${number}`,
    picture: 1,
    name: 'Bob',
    isOwner: false,
    text: `Comment ${number}`,
    createdAt: moment,
    ...fields,
  };
}

/** A link as its owner sees it. */
export function linkOf(number: number, fields: Partial<PrivateLink> = {}): PrivateLink {
  return {
    id: `link-${number}`,
    url: `/s/token-${number}`,
    title: `Link ${number}`,
    state: 'open',
    allowsComments: true,
    allowsChoice: true,
    allowsDownload: false,
    pictures: 2,
    thumbnails: ['/files/640x360.png?picture=1'],
    views: 3,
    viewedAt: moment,
    comments: 1,
    choices: 2,
    createdAt: moment,
    expiresAt: '2026-02-03T04:05:00.000Z',
    ...fields,
  };
}

/** Answers a visitor's calls for any token. `comments` may grow. */
export function answerForLink(
  api: FakeApi,
  { pictures = 1, ...fields }: Partial<Omit<Shared, 'pictures'>> & { pictures?: number },
): void {
  api.answer(countView, () => ({ success }));
  api.answer(getShared, ({ params: { token } }) => ({
    success,
    title: null,
    expiresAt: '2026-02-03T04:05:00.000Z',
    allowsComments: true,
    allowsChoice: false,
    allowsDownload: false,
    isOwner: false,
    comments: [],
    ...fields,
    pictures: Array.from({ length: pictures }, (_, at) => ({
      picture: at + 1,
      width: 1280,
      height: 720,
      thumbhash: '',
      variants: [{ width: 640, url: `/files/640x360.png?picture=${at + 1}` }],
      downloadUrl: fields.allowsDownload ? sharedPictureUrl(token, at + 1, 'download') : null,
    })),
  }));
}

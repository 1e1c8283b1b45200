import {
  answerComment,
  createLink,
  deleteComment,
  extendLink,
  getLink,
  listLinks,
  type PrivateLink,
  revokeLink,
} from '#contract/private-links.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { answerForGallery, picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { commentOf, linkOf } from './testing/fake-link.ts';

const success = true as const;

function answerList(api: FakeApi, links: readonly PrivateLink[] = [], isOn = true): void {
  api.answer(listLinks, () => ({ success, links: [...links], isOn }));
}

/** Answers for one link, with changes applied. */
function answerOne(api: FakeApi, initial: PrivateLink): void {
  let link = initial;
  let thread = [commentOf(1, { name: 'Bob', text: 'Bigger face?' })];
  const item = (picture: number) => ({
    ...{ picture, imageId: `image-${picture}`, thumbnailUrl: `/files/640x360.png?picture=${picture}` },
    ...{ width: 1280, height: 720, isInTrash: picture === 2 },
    chosenBy: picture === 1 ? [{ name: 'Bob' }, { name: null }] : [],
  });
  answerList(api, [link]);
  api.answer(getLink, () => ({ success, link, items: [item(1), item(2)], thread }));
  api.answer(extendLink, () => ({ success, link }));
  api.answer(revokeLink, () => {
    link = { ...link, state: 'revoked' };
    return { success, link };
  });
  api.answer(answerComment, ({ body }) => {
    const comment = commentOf(2, { ...body, isOwner: true, name: null });
    thread = [...thread, comment];
    return { success, comment };
  });
  api.answer(deleteComment, ({ params }) => {
    thread = thread.filter(({ id }) => id !== params.commentId);
    return { success };
  });
}

const dialog = page.getByRole('dialog', { name: 'Share' });

test('a selection becomes a link with its settings, which can be copied', async ({ api }) => {
  const pictures = picturesOf(['a lighthouse', 'a windmill', 'a castle']);
  answerForGallery(api, pictures);
  answerList(api);
  api.answer(createLink, () => ({ success, link: linkOf(1) }));
  await openPage('/gallery');
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('link', { name: 'a lighthouse' }).click();
  await page.getByRole('link', { name: 'a castle' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.element(dialog.getByText('Anyone with the link can see these 2 pictures')).toBeVisible();
  expect(dialog.getByRole('img').elements()).toHaveLength(2);
  await expect.element(dialog.getByRole('radio', { name: '7 days' })).toBeChecked();
  await dialog.getByRole('radio', { name: '30 days' }).click();
  await dialog.getByRole('checkbox', { name: 'Allow download' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Cover of June');
  await expect.poll(() => accessibilityViolations('[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const ready = page.getByRole('dialog', { name: 'Your link is ready' });
  await expect
    .element(ready.getByRole('textbox', { name: 'Link' }))
    .toHaveValue(`${window.location.origin}/s/token-1`);
  expect(api.requests(createLink)[0]?.body).toEqual({
    imageIds: [pictures[0]?.id, pictures[2]?.id],
    title: 'Cover of June',
    days: 30,
    allowsComments: true,
    allowsChoice: true,
    allowsDownload: true,
  });
});

test('a single picture has nothing to choose from; a refusal is explained in the dialog', async ({ api }) => {
  answerForGallery(api, picturesOf(['a lighthouse']));
  answerList(api);
  api.answer(createLink, () => refusal('too_many_links'));
  await openPage('/gallery');
  await page.getByRole('link', { name: 'a lighthouse' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: 'Let them choose one' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/at most 100 open links/);
});

test('a server without links says so', async ({ api }) => {
  answerForGallery(api, picturesOf(['a lighthouse']));
  answerList(api, [], false);
  await openPage('/gallery');
  await page.getByRole('link', { name: 'a lighthouse' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.element(dialog.getByText('switched off on this server')).toBeVisible();
});

test('the list shows state and figures, and opens a link', async ({ api }) => {
  const ended = linkOf(2, { state: 'expired', title: null, allowsChoice: false });
  answerOne(api, linkOf(1));
  answerList(api, [linkOf(1), ended]);
  await openPage('/links');
  await expect.element(page.getByText('2 pictures · 3 views · 1 comment · 2 choices')).toBeVisible();
  await expect.element(page.getByText('Expired')).toBeVisible();
  await expect.poll(() => accessibilityViolations('main')).toEqual([]);
  await page.getByRole('link', { name: 'Link 1' }).click();
  await expect.element(page.getByRole('heading', { name: 'Link 1' })).toBeVisible();
  await page.getByRole('link', { name: 'All links' }).click();
  await expect.element(page.getByRole('heading', { name: 'Private links' })).toBeVisible();
});

test('an empty list says how to share; a failure offers another try', async ({ api }) => {
  api.answer(listLinks, () => refusal('internal'));
  await openPage('/links');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Your links could not be loaded/);
  answerList(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'No private links' })).toBeVisible();
});

test('the owner sees choices, answers, deletes, extends and revokes', async ({ api }) => {
  answerOne(api, linkOf(1));
  await openPage('/links?link=link-1');
  await expect.element(page.getByText('Chosen by 2: Bob, Guest')).toBeVisible();
  await expect.element(page.getByText('In the trash: visitors do not see it.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reply about picture 1' }).fill('Done.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(page.getByText('Done.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete this comment' }).first().click();
  await expect.element(page.getByText('Bigger face?')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: '30 days' }).click();
  await expect.poll(() => api.requests(extendLink)[0]?.body).toEqual({ days: 30 });
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect.element(page.getByText(/^Revoked/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Link' })).not.toBeInTheDocument();
});

test('news of a link arrive in the open page', async ({ api, events }) => {
  answerOne(api, linkOf(1));
  await openPage('/links');
  await expect.element(page.getByText('2 pictures · 3 views')).toBeVisible();
  answerList(api, [linkOf(1, { views: 4 })]);
  await expect.poll(() => trySend(events.send)).toBe(true);
  await expect.element(page.getByText('2 pictures · 4 views')).toBeVisible();
  function trySend(send: typeof events.send): boolean {
    try {
      send('link.changed', { id: 'link-1' });
      return true;
    } catch {
      return false;
    }
  }
});

test('a link that is gone is explained', async ({ api }) => {
  api.answer(getLink, () => refusal('not_found'));
  await openPage('/links?link=gone');
  await expect.element(page.getByRole('heading', { name: 'This link no longer exists' })).toBeVisible();
});

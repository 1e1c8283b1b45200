import { trashImages } from '#contract/gallery.ts';
import { listLinks } from '#contract/private-links.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage, press, reloadPage } from '#web/testing/page.ts';
import { expectCoins, pressGenerate, toolNamed } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { studioTexts } from '../texts.ts';

const { english: words } = studioTexts;
const t = translator(studioTexts);

function designsOf(prompt: string) {
  const group = page.getByRole('article', { name: `Choose a variation: ${prompt}` });
  return {
    group,
    tile: page.getByRole('link', { name: prompt }),
    links: () => group.getByRole('link').elements(),
    async keep(number: number) {
      const design = group.getByRole('region', { name: t('designNumber', { number }), exact: true });
      await design.hover();
      await design.getByRole('button', { name: /^Keep this, delete/ }).click();
    },
  };
}

test('four designs have places while they are in progress, and one can be kept', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  const kept = () => studio.images().filter(({ deletedAt }) => deletedAt === null).length;
  await openPage('/editor');
  await toolNamed('4 variations').click();
  await pressGenerate('a shark in the ocean');
  await expectCoins(40);
  const running = page.getByRole('article', { name: 'a shark in the ocean' });
  await expect.element(running.getByText('4 variations')).toBeVisible();
  await expect.element(running.getByText('42').first()).toBeVisible();

  studio.release();
  const { group, tile, links, keep } = designsOf('a shark in the ocean');
  await expect.poll(links).toHaveLength(4);

  await keep(3);
  const toast = page.getByRole('listitem').filter({ hasText: t('designsDeleted', { count: 3 }) });
  await expect.element(toast).toBeVisible();
  await expect.poll(() => tile.elements()).toHaveLength(1);
  await expect.element(tile).toHaveFocus();
  expect(kept()).toBe(1);
  await toast.getByRole('button', { name: words.undo }).click();
  await expect.poll(links).toHaveLength(4);
  await expect.poll(kept).toBe(4);

  await keep(2);
  await expect.poll(() => tile.elements()).toHaveLength(1);
  await reloadPage();
  await expect.poll(() => tile.elements()).toHaveLength(1);
  expect(kept()).toBe(1);
  await expect.element(group).not.toBeInTheDocument();
  await expectCoins(40);
});

test('a design that is ready is shown while the others go on', async ({ api, events, user }) => {
  const studio = answerForStudio({ api, events, user });
  await openPage('/editor');
  await toolNamed('4 variations').click();
  await pressGenerate('a shark');
  const running = page.getByRole('article', { name: 'a shark' });
  await expect.element(running.getByText('42').first()).toBeVisible();
  const [job] = studio.jobs();
  if (job === undefined) throw new Error('no job was started');
  const others = Array.from({ length: 3 }, () => ({ percent: 42, step: 'scene' as const }));
  const picture = {
    width: 1280,
    height: 720,
    variants: [{ width: 640, url: '/files/640x360.png?picture=7' }],
  };
  events.send('job.progress', {
    jobId: job.id,
    progress: { ...job.progress, percent: 56, each: [{ percent: 100, step: 'drawn', picture }, ...others] },
  });
  const ready = running.getByRole('img', { name: 'Variation 1: a shark' });
  await expect.element(ready).toBeVisible();
  await expect.poll(() => ready.element().querySelector('img')?.currentSrc).toContain('picture=7');
  await expect.poll(() => running.getByText('42').elements()).toHaveLength(3);
});

test('a cancel keeps the designs that are shown, says so, and lets the others be made', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  await openPage('/editor');
  await toolNamed('4 variations').click();
  await pressGenerate('a shark');
  await expectCoins(40);
  const [job] = studio.jobs();
  if (job === undefined) throw new Error('no job was started');
  studio.reveal(job, 2);
  const running = page.getByRole('article', { name: 'a shark', exact: true });
  await expect.element(running.getByRole('img', { name: 'Variation 2: a shark' })).toBeVisible();
  await running.getByRole('button', { name: t('cancelJob', { prompt: 'a shark' }) }).click();

  const { group, links } = designsOf('a shark');
  await expect.poll(links).toHaveLength(2);
  await expectCoins(70);
  const heading = t('cancelledKept', { count: 2, total: 4 });
  const missing = page
    .getByRole('article', { name: 'a shark', exact: true })
    .filter({ has: page.getByRole('heading', { name: heading }) });
  await expect.element(missing).toMatchTextContent('The coins of the others were returned.');
  // Nothing has happened that must be explained.
  await expect.element(missing.getByRole('button', { name: words.whatHappened })).not.toBeInTheDocument();
  await expect.element(page.getByRole('status').filter({ hasText: heading })).toBeInTheDocument();

  studio.release();
  await missing.getByRole('button', { name: words.tryAgain }).click();
  await expect.element(missing).not.toBeInTheDocument();
  await expectCoins(40);
  await expect.poll(() => group.elements()).toHaveLength(2);
});

test('a design is kept although the page is left at once; if the server fails, all come back', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  studio.release();
  await openPage('/editor');
  await toolNamed('4 variations').click();
  await pressGenerate('a shark');
  const { links, tile, keep } = designsOf('a shark');
  await expect.poll(links).toHaveLength(4);

  // The server is slow: the others have gone from the page, and nothing is announced before it is true.
  const answer = Promise.withResolvers<Response>();
  let sent: RequestInit | undefined;
  const { fetch } = window;
  window.fetch = async (address, init) => {
    if (address !== trashImages.path) return fetch(address, init);
    sent = init;
    return answer.promise;
  };
  await keep(1);
  await expect.poll(() => tile.elements()).toHaveLength(1);
  expect(sent?.keepalive).toBe(true);
  await expect.element(page.getByText(t('designsDeleted', { count: 3 }))).not.toBeInTheDocument();
  answer.resolve(new Response('{}', { status: 500 }));
  await expect.element(page.getByText(t('designsNotDeleted', { count: 3 }))).toBeVisible();
  await expect.poll(links).toHaveLength(4);
  window.fetch = fetch;
});

test('all designs can be kept, or a single one deleted', async ({ api, events, user }) => {
  const studio = answerForStudio({ api, events, user });
  studio.release();
  await openPage('/editor');
  await toolNamed(/^Genesys 1\.0/).click();
  await toolNamed('4 variations').click();
  await pressGenerate('a castle');
  const { group, tile, links } = designsOf('a castle');
  await expect.poll(links).toHaveLength(4);
  await expect.element(group.getByRole('button', { name: words.keepAll })).toBeVisible();
  await group.getByRole('region', { name: t('designNumber', { number: 2 }), exact: true }).hover();
  await group.getByRole('button', { name: t('deleteDesign', { number: 2 }) }).click();
  await page.getByRole('dialog', { name: 'Delete Image' }).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(links).toHaveLength(3);
  await group.getByRole('button', { name: words.doneChoosing }).click();
  await expect.element(group).not.toBeInTheDocument();
  await expect.poll(() => tile.elements()).toHaveLength(3);
  await reloadPage();
  await expect.poll(() => tile.elements()).toHaveLength(3);
  await expect.element(group).not.toBeInTheDocument();
});

test('all designs are compared side by side, where one is kept; a group is shared by one link', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  studio.release();
  api.answer(listLinks, () => ({ success: true as const, links: [], isOn: true }));
  await openPage('/editor');
  await toolNamed('4 variations').click();
  await pressGenerate('a shark');
  const { group, links, tile } = designsOf('a shark');
  await expect.poll(links).toHaveLength(4);
  await group.getByRole('button', { name: words.share }).click();
  const share = page.getByRole('dialog', { name: words.share });
  await expect.element(share.getByText(/these 4 pictures/)).toBeVisible();
  await press('Escape');

  await group.getByRole('button', { name: words.compare }).click();
  const all = page.getByRole('dialog', { name: words.compareDesigns });
  const pictures = () => all.getByRole('img').elements();
  await expect.poll(pictures).toHaveLength(4);
  const boxes = pictures().map((one) => one.getBoundingClientRect());
  expect(boxes.every(({ right, bottom }) => right <= innerWidth && bottom <= innerHeight)).toBe(true);
  await all.getByRole('button', { name: /^Keep this, delete 3 .*2$/ }).click();
  await expect.poll(() => tile.elements()).toHaveLength(1);
  await expect.element(tile).toHaveFocus();
  const kept = studio.images().filter(({ deletedAt }) => deletedAt === null);
  expect(kept.map(({ id }) => id)).toEqual([tile.element().getAttribute('data-image')]);
});

test('the arrow keys go from design to design, and two are compared before one is kept', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  studio.release();
  await openPage('/editor');
  await toolNamed('4 variations').click();
  await pressGenerate('a shark');
  const { group, links, tile } = designsOf('a shark');
  await expect.poll(links).toHaveLength(4);
  const link = (number: number) =>
    group.getByRole('link', { name: t('openDesign', { number, prompt: 'a shark' }) });
  link(1).element().focus();
  await press('ArrowRight');
  await expect.element(link(2)).toHaveFocus();
  // One stop of the Tab key: from the design to its buttons, then out of the group.
  expect(links().map((one) => one.getAttribute('tabindex'))).toEqual(['-1', '0', '-1', '-1']);
  await press('ArrowLeft', 'ArrowLeft');
  await expect.element(link(4)).toHaveFocus();

  await group.getByRole('button', { name: words.compare }).click();
  const comparer = page.getByRole('dialog', { name: words.compareDesigns });
  await expect.element(comparer.getByRole('img', { name: 'Variation 4: a shark' })).toBeVisible();
  await comparer.getByRole('button', { name: words.twoAtATime }).click();
  await comparer
    .getByRole('radiogroup', { name: words.secondDesign })
    .getByRole('radio', { name: '4' })
    .click();
  await expect.element(comparer.getByText(t('keepDeletes', { count: 3 }))).toBeVisible();
  await comparer.getByRole('button', { name: t('keepDesign', { number: 4 }) }).click();
  await expect.element(page.getByText(t('designsDeleted', { count: 3 }))).toBeVisible();
  await expect.poll(() => tile.elements()).toHaveLength(1);
  expect(studio.images().filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
});

import {
  choosePicture,
  countView,
  getShared,
  type LinkComment,
  writeComment,
} from '#contract/private-links.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { openPage, press, reloadPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { answerForLink, commentOf } from '../testing/fake-link.ts';

const success = true as const;
const token = 'a-token-of-a-private-link-000000';
const address = `/s/${token}`;
const picture = (number: number) => page.getByRole('img', { name: `Picture ${number}` });

async function open(api: FakeApi, fields: Parameters<typeof answerForLink>[1] = {}): Promise<void> {
  answerForLink(api, fields);
  await openPage(address);
  await expect.element(picture(1)).toBeVisible();
}

test('shows the pictures without an account, and counts one view', async ({ api }) => {
  await open(api, { title: 'Cover of June' });
  await expect.element(page.getByRole('heading', { name: 'Cover of June' })).toBeVisible();
  await expect.element(page.getByText(/^Open until/)).toBeVisible();
  await expect.poll(() => api.requests(countView).length).toBe(1);
  expect(document.title).toBe('Cover of June · Adventure');
  await expect.poll(() => accessibilityViolations('body')).toEqual([]);
});

test('goes to other pictures by key, button and strip', async ({ api }) => {
  await open(api, { pictures: 3 });
  await press('ArrowRight');
  await expect.element(picture(2)).toBeVisible();
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect.element(picture(3)).toBeVisible();
  await page.getByRole('button', { name: 'Picture 1' }).click();
  await expect.element(picture(1)).toBeVisible();
});

test('keeps the name and the choice in the browser, and can change the choice', async ({ api }) => {
  api.answer(choosePicture, ({ body }) => ({ success, picture: body.picture }));
  await open(api, { pictures: 2, allowsChoice: true });
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await page.getByRole('button', { name: 'Choose this one' }).click();
  const chosen = page.getByRole('button', { name: 'Your choice' });
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
  await reloadPage();
  await expect.element(chosen).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Bob');
  await press('ArrowRight');
  await page.getByRole('button', { name: 'Choose this one' }).click();
  await expect.element(chosen).toBeVisible();
  const [first, second] = api.requests(choosePicture);
  expect(first?.body).toMatchObject({ name: 'Bob', picture: 1 });
  expect(second?.body).toMatchObject({ visitor: first?.body.visitor, picture: 2 });
  await chosen.click();
  await expect.element(page.getByRole('button', { name: 'Choose this one' })).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).not.toContain(token);
});

test('sends a comment on the shown picture, and keeps what is not sent by picture', async ({ api }) => {
  const comments: LinkComment[] = [];
  await open(api, { pictures: 2, comments });
  api.answer(writeComment, ({ body }) => {
    const comment = commentOf(1, { picture: body.picture, text: body.text, name: body.name });
    comments.push(comment);
    return { success, comment };
  });
  await expect.element(page.getByText('No comments on this picture yet.')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Comment' });
  await field.fill('About the first');
  await press('Tab');
  await page.getByRole('button', { name: 'Picture 2' }).click();
  await expect.element(field).toHaveValue('');
  await field.fill('About the second');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('About the second')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await page.getByRole('button', { name: 'Picture 1' }).click();
  await expect.element(field).toHaveValue('About the first');
});

test('shows hostile texts as plain text inside their own lines', async ({ api }) => {
  const html = '<img src=x onerror="document.title=1"><b>bold</b>';
  const comments = [
    commentOf(1, { name: 'שלום', text: html }),
    commentOf(2, { name: html, text: `${'x'.repeat(900)} مرحبا` }),
  ];
  await open(api, { comments });
  await expect.element(page.getByText(html).first()).toBeVisible();
  expect(document.querySelector('main b')).toBeNull();
  expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
});

test('shows many comments and those of the author apart', async ({ api }) => {
  const many = Array.from({ length: 60 }, (_, at) => commentOf(at, { text: `Comment ${at}`, name: null }));
  await open(api, { comments: [...many, commentOf(99, { isOwner: true, name: null, text: 'Thank you' })] });
  await expect.element(page.getByText('Comment 59')).toBeInTheDocument();
  expect(page.getByText('Visitor', { exact: true }).elements()).toHaveLength(60);
  expect(page.getByText('Author', { exact: true }).elements()).toHaveLength(1);
});

test('a refused comment stays in its field with the reason', async ({ api }) => {
  await open(api);
  api.answer(writeComment, () => refusal('link_full'));
  const field = page.getByRole('textbox', { name: 'Comment' });
  await field.fill('One too many');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^This link has reached its limit of comments and choices\./);
  await expect.element(field).toHaveValue('One too many');
});

test('a link that does not work has a page of its own, without the app’s bar', async ({ api }) => {
  api.answer(getShared, () => refusal('link_closed'));
  await openPage(address);
  await expect.element(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

test('a link that ends while it is shown shows nothing more', async ({ api }) => {
  await open(api);
  api.answer(getShared, () => refusal('link_closed'));
  api.answer(writeComment, () => refusal('link_closed'));
  await page.getByRole('textbox', { name: 'Comment' }).fill('Too late');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('a failure offers another try', async ({ api }) => {
  api.answer(getShared, () => Response.error());
  await openPage(address);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^The pictures could not be loaded/);
  answerForLink(api, {});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(picture(1)).toBeVisible();
});

test('without comments, choice and download it only shows the pictures', async ({ api }) => {
  await open(api, { allowsComments: false });
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Download' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
});

test('downloads and compares where that is possible', async ({ api }) => {
  await open(api, { pictures: 2, allowsDownload: true });
  const download = page.getByRole('link', { name: 'Download picture 1' });
  await expect.element(download).toHaveAttribute('href', `/api/shared/${token}/pictures/1/download`);
  await page.getByRole('button', { name: 'Compare with' }).click();
  await page.getByRole('menuitem', { name: 'Picture 2' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Compare' })).toBeVisible();
});

test('its owner sees the page without a choice', async ({ api }) => {
  await open(api, { pictures: 2, allowsChoice: true, isOwner: true });
  await expect.element(page.getByText('This is your link.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Choose this one' })).not.toBeInTheDocument();
});

test('speaks the language of its visitor', async ({ api }) => {
  answerForLink(api, { pictures: 2, allowsChoice: true });
  await openPage(address, { language: 'es' });
  await expect.element(page.getByRole('button', { name: 'Elegir esta' })).toBeVisible();
});

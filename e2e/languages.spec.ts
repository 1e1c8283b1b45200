import { type Language, languages } from '#contract/languages.ts';
import { expect, signUp, test } from './harness/fixtures.ts';

/** Returns the loaded files that hold texts of a language outside `allowed`. */
function otherLanguageFiles(files: readonly string[], allowed: readonly Language[]): string[] {
  const others = languages.filter((language) => !allowed.includes(language));
  return files.filter((file) => others.some((language) => file.includes(`texts.${language}-`)));
}

test.describe('a Portuguese browser', () => {
  test.use({ locale: 'pt-BR' });

  test('shows Portuguese from the first paint and loads no other language', async ({ page, server }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.initialLang = document.documentElement.lang;
        const seen = new Set<string>();
        new MutationObserver(() => {
          const word = document.querySelector('header nav a')?.textContent;
          if (word) seen.add(word);
          document.documentElement.dataset.words = [...seen].join();
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      });
    });
    await page.goto(`${server.origin}/affiliate`);
    await expect(page.getByRole('link', { name: 'Teste grátis' })).toBeVisible();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'pt-BR');
    await expect(html).toHaveAttribute('data-initial-lang', 'pt-BR');
    await expect(html).toHaveAttribute('data-words', 'Comunidade');
    expect(files.some((file) => /texts\.pt|pt-/.test(file))).toBe(true);
    expect(otherLanguageFiles(files, ['en', 'pt'])).toEqual([]);
  });
});

test('an English page loads no other language @full', async ({ page, server }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(`${server.origin}/affiliate`);
  await expect(page.getByRole('link', { name: 'Try It Free' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(otherLanguageFiles(files, ['en'])).toEqual([]);
});

test('a chosen language survives a reload and applies in every tab and on the next device @full', async ({
  browser,
  context,
  page,
  server,
}) => {
  const account = await signUp(page, server.origin);
  const other = await context.newPage();
  await other.goto(`${server.origin}/gallery`);
  await expect(other.getByRole('heading', { name: 'Your Gallery', level: 1 })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Account' }).click();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/user/profile') && answer.ok());
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(page.getByRole('link', { name: 'Cerrar sesión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('quedan 6 generaciones')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Tu galería', level: 1 })).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.getByRole('link', { name: 'Comunidad' })).toBeVisible();

  const device = await browser.newContext({ locale: 'pt-BR' });
  const second = await device.newPage();
  await second.goto(`${server.origin}/login`);
  await second.getByLabel('E-mail').fill(account.email);
  await second.getByLabel('Senha', { exact: true }).fill(account.password);
  await second.getByRole('checkbox').check();
  await second.getByRole('button', { name: 'Entrar', exact: true }).click();
  await second.waitForURL('**/editor');
  await expect(second.getByRole('link', { name: 'Estudio' })).toBeVisible();
  await device.close();
});

test('a visitor’s language also applies to the landing page @full', async ({ page, server }) => {
  await page.goto(`${server.origin}/affiliate`);
  await page.getByRole('button', { name: 'Explore' }).click();
  await page.getByRole('radio', { name: 'Português (Brasil)' }).click();
  await expect(page.getByRole('heading', { name: 'Programa de afiliados', level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Adventure, página inicial' }).click();
  await page.waitForURL('**/pt');
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/?lang=en');
  await page.goto(server.origin);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('numbers and errors appear in the chosen language @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('radio', { name: 'Português (Brasil)' }).click();
  await expect(page.getByRole('link', { name: 'Sair' })).toBeVisible();
  await page.keyboard.press('Escape');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('a'.repeat(4_001));
  await expect(page.getByText('4.001 / 4.000')).toBeVisible();
  await prompt.fill('um caractere \u0000 no meio');
  await page.getByRole('button', { name: /^Gerar/ }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'O prompt contém um caractere que não pode ser guardado.' }),
  ).toBeVisible();
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { languages } from '#contract/languages.ts';
import { landingPath } from '#contract/site-languages.ts';
import type { Studio } from './studio.ts';

/** The size that social networks recommend. */
const size = { width: 1200, height: 630 };
const shown = ['survived', 'chili', 'dinosaur'];

/** Draws one card per language, with the landing page's words and font. */
export async function drawSocialCards({ browser, origin }: Studio, mediaFolder: string): Promise<void> {
  const pictures = await Promise.all(
    shown.map(async (name) => {
      const bytes = await readFile(join(mediaFolder, 'showcase', `${name}-720.webp`));
      return `data:image/webp;base64,${bytes.toString('base64')}`;
    }),
  );
  for (const language of languages) {
    const page = await browser.newPage({ viewport: size, colorScheme: 'dark', locale: 'en-US' });
    await page.goto(`${origin}${landingPath(language)}?lang=${language}`);
    const mark = await page.locator('header a svg').first().innerHTML();
    const [line, phrase] = await page.locator('h1 > [aria-hidden] ').allInnerTexts();
    const banner = await page.locator('a[href="/login"]').first().innerText();
    const words = { line: line ?? '', phrase: phrase?.split('\n').at(-1) ?? '', banner };
    await page.evaluate(showCard, { pictures, mark, words });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const bytes = await sharp(await page.screenshot())
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
    await writeFile(join(mediaFolder, `card-${language}.jpg`), bytes);
    await page.close();
  }
}

interface Card {
  pictures: string[];
  /** The inside of the mark's SVG. */
  mark: string;
  words: { line: string; phrase: string; banner: string };
}

/** Runs in the page: covers it with the card, in the page's font and colours. */
function showCard({ pictures, mark, words }: Card): void {
  const picture = (address: string, place: string) =>
    `<img src="${address}" alt="" style="position:absolute;${place};border-radius:18px;aspect-ratio:16/9;object-fit:cover">`;
  const card = document.createElement('div');
  card.style.cssText =
    'position:fixed;inset:0;z-index:99;overflow:hidden;background:var(--stage);font-stretch:121%;letter-spacing:-.042em';
  card.innerHTML = `
    <div style="position:absolute;left:56px;top:52px;display:flex;gap:16px;align-items:center;font:740 34px/1 var(--family-sans);letter-spacing:-.02em">
      <svg width="58" height="36" viewBox="0 0 32 20">${mark}</svg>Adventure</div>
    <div style="position:absolute;left:52px;top:128px;font:760 84px/.96 var(--family-sans);font-stretch:121%;white-space:nowrap">${words.line}<br>${words.phrase}</div>
    ${picture(pictures[0] ?? '', 'left:56px;top:336px;width:520px')}
    ${picture(pictures[1] ?? '', 'left:600px;top:336px;width:520px')}
    ${picture(pictures[2] ?? '', 'left:1144px;top:336px;width:520px')}`;
  document.body.append(card);
}

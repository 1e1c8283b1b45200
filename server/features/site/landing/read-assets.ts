import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { LandingAssets } from '#contract/site.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The landing page's entry, as named in `vite.config.ts`. */
const entry = 'app/landing/client.ts';

/** The latin subset of the text font, which the first paint needs. */
const textFace = /mona-sans-latin-wdth-normal.*\.woff2$/;

/** Finds the built files of the landing page. Null if the web app is not built. */
export async function readAssets(webFolder: string): Promise<Omit<LandingAssets, 'origin'> | null> {
  const manifest = await readManifest(webFolder);
  if (manifest === null) return null;
  const files = new Set<string>();
  const styles = new Set<string>();
  collect(manifest, entry, files, styles);
  const [script, ...preloads] = [...files].map((file) => `/${file}`);
  const font = Object.values(manifest).find(({ file }) => textFace.test(file))?.file ?? null;
  return {
    styles: [],
    // Inlined, so that the first paint waits only for the page.
    inlineStyles: await readAll(webFolder, styles),
    scripts: script === undefined ? [] : [script],
    preloads,
    font: font === null ? null : `/${font}`,
  };
}

async function readAll(webFolder: string, files: ReadonlySet<string>): Promise<string> {
  const texts = await Promise.all([...files].map((file) => readFile(join(webFolder, file), 'utf8')));
  return texts.join('');
}

async function readManifest(webFolder: string): Promise<Manifest | null> {
  try {
    const text = await readFile(join(webFolder, '.vite', 'manifest.json'), 'utf8');
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function collect(manifest: Manifest, key: string, files: Set<string>, styles: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The web build's manifest lacks ${key}.`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const file of chunk.css) styles.add(file);
  for (const imported of chunk.imports) collect(manifest, imported, files, styles);
}

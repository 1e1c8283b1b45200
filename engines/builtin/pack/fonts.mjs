/**
 * Packs the display faces (OFL-1.1 and Apache-2.0, from @fontsource) into `../assets/fonts.pack`: woff2 files
 * one after another, and `../assets/fonts.index.json`, which says where each lies and which characters it can
 * draw. The large faces of East Asian scripts stay in their npm packages; of them only the coverage is
 * written.
 *
 * Coverage is a list of runs, "gap length gap length …" in base 36: skip `gap` code points, the next `length`
 * are drawn.
 *
 * Run in this folder after `npm install` here and at the root: node fonts.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkit';

/** id → package, weight, style. The weight is the file's own: nothing is emboldened or slanted when drawn. */
const packed = {
  anton: ['anton', 400, 'normal'],
  'archivo-black': ['archivo-black', 400, 'normal'],
  bangers: ['bangers', 400, 'normal'],
  'bebas-neue': ['bebas-neue', 400, 'normal'],
  'alfa-slab-one': ['alfa-slab-one', 400, 'normal'],
  'luckiest-guy': ['luckiest-guy', 400, 'normal'],
  'lilita-one': ['lilita-one', 400, 'normal'],
  montserrat: ['montserrat', 900, 'normal'],
  'permanent-marker': ['permanent-marker', 400, 'normal'],
  'russo-one': ['russo-one', 400, 'normal'],
  'sofia-sans-extra-condensed': ['sofia-sans-extra-condensed', 900, 'normal'],
  'titan-one': ['titan-one', 400, 'normal'],
  'kanit-italic': ['kanit', 900, 'italic'],
  fredoka: ['fredoka', 700, 'normal'],
  oswald: ['oswald', 700, 'normal'],
  rubik: ['rubik', 900, 'normal'],
  'baloo-2': ['baloo-2', 800, 'normal'],
};
const left = {
  'dela-gothic-one': ['dela-gothic-one', 400, 'normal'],
  'black-han-sans': ['black-han-sans', 400, 'normal'],
  'zcool-qingke-huangyou': ['zcool-qingke-huangyou', 400, 'normal'],
};
const assets = new URL('../assets/', import.meta.url);

function filesOf([name, weight, style]) {
  const folder = new URL('files/', import.meta.resolve(`@fontsource/${name}/package.json`));
  const ending = `-${weight}-${style}.woff2`;
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({
      file,
      subset: file.slice(name.length + 1, -ending.length),
      bytes: readFileSync(new URL(file, folder)),
    }))
    .filter(({ subset }) => subset !== 'math' && subset !== 'symbols' && !isMergedSubset(subset, name));
}

/** Beside the numbered slices, East Asian packages hold one file with all of them. */
function isMergedSubset(subset, name) {
  return name in left && !/^\d+$/.test(subset) && !/^(latin|latin-ext|cyrillic|greek)$/.test(subset);
}

function coverageOf(font) {
  const points = font.characterSet.filter((point) => point >= 0x20).sort((a, b) => a - b);
  const runs = [];
  let end = 0;
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point === end) run[1]++;
    else if (point >= end) runs.push([point - end, 1]);
    end = Math.max(end, point + 1);
  }
  return runs
    .flat()
    .map((value) => value.toString(36))
    .join(' ');
}

const slices = [];
let offset = 0;
const index = {};
for (const [id, face] of Object.entries({ ...packed, ...left })) {
  const isPacked = id in packed;
  index[id] = filesOf(face).map(({ file, subset, bytes }) => {
    const coverage = coverageOf(create(bytes));
    if (!isPacked) return { subset, module: `@fontsource/${face[0]}/files/${file}`, coverage };
    const part = { subset, slice: [offset, bytes.length], coverage };
    slices.push(bytes);
    offset += bytes.length;
    return part;
  });
}
writeFileSync(new URL('fonts.pack', assets), Buffer.concat(slices));
const faces = Object.entries(index).map(
  ([id, parts]) => `${JSON.stringify(id)}:[\n${parts.map((part) => JSON.stringify(part)).join(',\n')}\n]`,
);
writeFileSync(new URL('fonts.index.json', assets), `{\n${faces.join(',\n')}\n}\n`);
console.log(`${faces.length} faces, ${(offset / 1e3).toFixed(0)} kB packed`);

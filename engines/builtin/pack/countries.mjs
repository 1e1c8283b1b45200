/**
 * Packs the silhouettes of countries (Natural Earth, public domain, as `world-atlas`) with their flags
 * (`circle-flags`, MIT) into `../assets/countries.json.br`.
 *
 * Of a country's parts the main land stays and what lies near it: France without Guiana, the United States
 * without Alaska. It is projected around its own centre with equal areas, so that its proportions are true,
 * and fills a box of 1,000 units. What is smaller than a few units is left out of its outline.
 *
 * Entry: [path, width, height, the point furthest from its edges, flag, mean colour of the flag].
 *
 * Run in this folder after `npm install`: node countries.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import { createCanvas, Image } from '@napi-rs/canvas';
import { feature, merge } from 'topojson-client';

const require = createRequire(import.meta.url);
const atlas = require('world-atlas/countries-10m.json');
const codes = new Map(
  require('i18n-iso-countries/codes.json').map(([alpha, , numeric]) => [numeric, alpha.toLowerCase()]),
);
const flagFolder = new URL('./node_modules/circle-flags/flags/', import.meta.url);

/** The longer side of a country's box. */
const box = 1000;
/** Details of an outline that cover less than this, in square units of the box, are left out. */
const leastDetail = 14;
/** Islands below this share of the country are dots and left out. */
const leastIsland = 0.0012;
/** Parts further from the rest than this share of its diagonal are left out. */
const nearShare = 0.1;

/** What the rule above gets wrong. */
const farther = {
  us: 0.01,
  no: 0.04,
  ec: 0.05,
  my: 0.9,
  id: 0.3,
  gq: 0.01,
  ao: 0.2,
  az: 0.3,
  fj: 0.3,
  sb: 0.3,
  vu: 0.6,
  ki: 0.5,
  gr: 0.14,
  tt: 0.4,
  ag: 1,
  kn: 1,
  vc: 1,
  cv: 0.5,
  st: 1.2,
  bs: 0.3,
  om: 0.3,
  bn: 0.3,
  tl: 0.01,
};
/** Territories, and countries of atolls or too small to be known by their outline. */
const leftOut = new Set(
  (
    'va mc nr tv mh fm ki pw mv sc km to ws ck nu ai as aq aw ax bl bm cw eh fk fo gg gi gs gu hk hm im io je ky mf ' +
    'mo mp ms nc nf pf pm pn sh sx tc tf um vg vi wf'
  ).split(' '),
);
/** Parts that the atlas keeps apart, by who governs them. */
const joined = { cy: ['N. Cyprus'], so: ['Somaliland'] };
/** A point of Crimea, which the atlas has as a part of Russia. */
const crimea = [34.3, 45.3];

const earth = 6371;
const radians = Math.PI / 180;

/** Lambert's azimuthal projection around a point, in kilometres, y downwards. */
function projectAround([lon0, lat0]) {
  const [sin0, cos0] = [Math.sin(lat0 * radians), Math.cos(lat0 * radians)];
  return ([lon, lat]) => {
    const [sin, cos] = [Math.sin(lat * radians), Math.cos(lat * radians)];
    const turn = (lon - lon0) * radians;
    const scale = earth * Math.sqrt(2 / (1 + sin0 * sin + cos0 * cos * Math.cos(turn)));
    return [scale * cos * Math.sin(turn), -scale * (cos0 * sin - sin0 * cos * Math.cos(turn))];
  };
}

/** The middle of points on the globe, as the direction of their mean. */
function middle(ring) {
  const sum = [0, 0, 0];
  for (const [lon, lat] of ring) {
    const cos = Math.cos(lat * radians);
    sum[0] += cos * Math.cos(lon * radians);
    sum[1] += cos * Math.sin(lon * radians);
    sum[2] += Math.sin(lat * radians);
  }
  return [Math.atan2(sum[1], sum[0]) / radians, Math.atan2(sum[2], Math.hypot(sum[0], sum[1])) / radians];
}

function areaOf(ring) {
  let sum = 0;
  for (let at = 0; at < ring.length; at++) {
    const [x, y] = ring[at];
    const [nextX, nextY] = ring[(at + 1) % ring.length];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}

function boundsOf(rings) {
  const bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of rings.flat()) {
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  }
  return bounds;
}

const diagonal = ([left, top, right, bottom]) => Math.hypot(right - left, bottom - top);

/** The least distance between the points of two rings; every third point is enough. */
function gapBetween(one, other) {
  let least = Infinity;
  for (let at = 0; at < one.length; at += 3) {
    const [x, y] = one[at];
    for (let against = 0; against < other.length; against += 3) {
      const dx = other[against][0] - x;
      const dy = other[against][1] - y;
      least = Math.min(least, dx * dx + dy * dy);
    }
  }
  return Math.sqrt(least);
}

/** The main land and, one after the other, what lies near what is kept already. */
function mainLand(polygons, code) {
  const all = polygons.map((rings) => ({ rings, area: areaOf(rings[0]) })).sort((a, b) => b.area - a.area);
  const kept = [all[0]];
  const total = all.reduce((sum, { area }) => sum + area, 0);
  let left = all.slice(1).filter(({ area }) => area > total * leastIsland);
  const reach = diagonal(boundsOf([all[0].rings[0]])) * (farther[code] ?? nearShare);
  for (let isGrowing = true; isGrowing; ) {
    const near = left.filter(({ rings }) => kept.some((one) => gapBetween(rings[0], one.rings[0]) <= reach));
    kept.push(...near);
    left = left.filter((one) => !near.includes(one));
    isGrowing = near.length > 0;
  }
  return kept.map(({ rings }) => rings);
}

/** Leaves out the points that make the smallest triangles with their neighbours, the smallest first. */
function simplified(ring) {
  const points = ring.slice(0, -1);
  const triangle = (at) => {
    const [a, b, c] = [points.at(at - 1), points[at], points[(at + 1) % points.length]];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  while (points.length > 6) {
    let [least, place] = [Infinity, 0];
    for (let at = 0; at < points.length; at++) {
      const area = triangle(at);
      if (area < least) [least, place] = [area, at];
    }
    if (least >= leastDetail) break;
    points.splice(place, 1);
  }
  return points;
}

/** A smooth outline: curves between the middles of the sides, bent towards the corners. */
function outline(points) {
  let [x, y] = [0, 0];
  const to = ([nextX, nextY]) => `${nextX - x} ${nextY - y}`;
  const whole = ([px, py]) => [Math.round(px), Math.round(py)];
  const between = ([ax, ay], [bx, by]) => whole([(ax + bx) / 2, (ay + by) / 2]);
  const corners = points.map(whole);
  const start = between(corners.at(-1), corners[0]);
  let path = `M${start.join(' ')}q`;
  [x, y] = start;
  const parts = corners.map((corner, at) => {
    const end = between(corner, corners[(at + 1) % corners.length]);
    const part = `${to(corner)} ${to(end)}`;
    [x, y] = end;
    return part;
  });
  path += parts.join(' ');
  return `${path}z`.replaceAll(' -', '-');
}

/** The point furthest from all edges: a pin stands there. */
function innermost(rings, width, height) {
  const points = rings.flat();
  const inside = (x, y) =>
    rings.reduce((is, ring) => {
      let odd = is;
      for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
        const [[ax, ay], [bx, by]] = [ring[at], ring[last]];
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
      }
      return odd;
    }, false);
  let best = [width / 2, height / 2, -1];
  for (let x = 10; x < width; x += 12) {
    for (let y = 10; y < height; y += 12) {
      if (!inside(x, y)) continue;
      const far = Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));
      if (far > best[2]) best = [x, y, far];
    }
  }
  return best.slice(0, 2).map(Math.round);
}

function flagOf(code) {
  const svg = readFileSync(new URL(`${code}.svg`, flagFolder), 'utf8');
  const body = /<g mask="[^"]*">(.*)<\/g>\s*<\/svg>/s.exec(svg)?.[1];
  if (!body || /id=|url\(/.test(body)) throw new Error(`the flag of ${code} is built in another way`);
  return body;
}

function meanColor(body) {
  const size = 32;
  const image = new Image();
  image.src = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512">${body}</svg>`,
  );
  const context = createCanvas(size, size).getContext('2d');
  context.drawImage(image, 0, 0, size, size);
  const { data } = context.getImageData(0, 0, size, size);
  const sum = [0, 0, 0];
  data.forEach((value, at) => {
    if (at % 4 < 3) sum[at % 4] += value;
  });
  const mean = sum.map((value) =>
    Math.round(value / size / size)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mean.join('')}`;
}

const { geometries } = atlas.objects.countries;
const arcsOf = ({ type, arcs }) => (type === 'Polygon' ? [arcs] : arcs);

/** The polygons of the atlas, with those that it counts elsewhere. */
function polygonsOf(geometry, code) {
  const others = geometries.filter(({ properties }) => joined[code]?.includes(properties.name));
  const russian = geometries.find(({ id }) => id === '643');
  const isCrimean = (arcs) => {
    const [ring] = feature(atlas, { type: 'Polygon', arcs }).geometry.coordinates;
    const [lon, lat] = middle(ring);
    return Math.hypot(lon - crimea[0], lat - crimea[1]) < 1;
  };
  const own = arcsOf(geometry).filter((arcs) => code !== 'ru' || !isCrimean(arcs));
  const added = code === 'ua' ? arcsOf(russian).filter(isCrimean) : others.flatMap(arcsOf);
  const parts = [...own, ...added].map((arcs) => ({ type: 'Polygon', arcs }));
  return merge(atlas, parts).coordinates;
}

const countries = {};
for (const geometry of geometries) {
  const code = geometry.properties.name === 'Kosovo' ? 'xk' : codes.get(geometry.id);
  if (!code || leftOut.has(code) || code in countries) continue;
  const polygons = polygonsOf(geometry, code);
  const [largest] = polygons
    .map((rings) => ({ ring: rings[0], area: areaOf(rings[0]) }))
    .sort((a, b) => b.area - a.area);
  const project = projectAround(middle(largest.ring));
  const land = mainLand(
    polygons.map((rings) => rings.map((ring) => ring.map(project))),
    code,
  );
  const [left, top, right, bottom] = boundsOf(land.map(([outer]) => outer));
  const scale = box / Math.max(right - left, bottom - top);
  const fitted = land.map((rings) =>
    rings.map((ring) => ring.map(([x, y]) => [(x - left) * scale, (y - top) * scale])),
  );
  const rings = fitted.flatMap(([outer, ...holes]) => [outer, ...holes.filter((hole) => areaOf(hole) > 200)]);
  const smooth = rings.map(simplified);
  const [width, height] = [Math.round((right - left) * scale), Math.round((bottom - top) * scale)];
  const flag = flagOf(code);
  countries[code] = [
    smooth.map(outline).join(''),
    width,
    height,
    innermost(smooth, width, height),
    flag,
    meanColor(flag),
  ];
}
const rows = Object.entries(countries)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([code, row]) => `${JSON.stringify(code)}:${JSON.stringify(row)}`);
const text = `{\n${rows.join(',\n')}\n}\n`;
const packed = brotliCompressSync(Buffer.from(text), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
});
writeFileSync(new URL('../assets/countries.json.br', import.meta.url), packed);
console.log(`${rows.length} countries, ${text.length} bytes, packed ${packed.length}`);

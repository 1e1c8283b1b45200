/**
 * Draws a design the way web servers usually do: satori lays out the text, resvg renders the SVG. Uses the
 * built-in engine's own arrangement, so that both draw the same scene: rays with comic dots, noise and
 * vignette, an illustration with glow, outline and shadow, and text with two outlines.
 */
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { createElement, type ReactNode } from 'react';
import satori from 'satori';
import { loadIcon } from '../../engines/builtin/icons.ts';
import type {
  Arrangement,
  Placement,
  TextBlock,
  TextLine,
} from '../../engines/builtin/layout/arrangement.ts';

const font = readFileSync(
  new URL(import.meta.resolve('@fontsource/luckiest-guy/files/luckiest-guy-latin-400-normal.woff')),
);
const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** Returns the RGBA pixels of the picture. */
export async function drawWithSatori(arrangement: Arrangement): Promise<Buffer> {
  const { width, height, hero, stickers, texts } = arrangement;
  const children = [
    image(background(arrangement), 0, 0, width, height),
    ...[hero, ...stickers].flatMap((placed) => (placed ? [cutOut(placed)] : [])),
    ...texts.map(textBlock),
  ];
  const root = createElement(
    'div',
    { style: { display: 'flex', position: 'relative', width, height } },
    ...children,
  );
  const svg = await satori(root, { width, height, fonts: [{ name: 'Luckiest', data: font, weight: 400 }] });
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels);
}

function image(svg: string, left: number, top: number, width: number, height: number): ReactNode {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return createElement('img', { src, width, height, style: { position: 'absolute', left, top } });
}

function background({ width, height, focus }: Arrangement): string {
  const [x, y] = [focus.x * width, focus.y * height];
  const rays = Array.from({ length: 22 }, (_, ray) => {
    const [from, to] = [(ray * Math.PI) / 11, ((ray + 0.5) * Math.PI) / 11];
    return `M${x} ${y}L${x + 1500 * Math.cos(from)} ${y + 1500 * Math.sin(from)}L${x + 1500 * Math.cos(to)} ${y + 1500 * Math.sin(to)}Z`;
  }).join('');
  return `<svg ${namespaces} width="${width}" height="${height}"><defs>
    <radialGradient id="a" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="900"><stop offset="0" stop-color="#ffe14d"/><stop offset=".5" stop-color="#ff7a00"/><stop offset="1" stop-color="#a80f00"/></radialGradient>
    <radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="460"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="v" gradientUnits="userSpaceOnUse" cx="${width / 2}" cy="${height / 2}" r="800"><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".4"/></radialGradient>
    <pattern id="d" width="17" height="17" patternUnits="userSpaceOnUse"><circle cx="8" cy="8" r="4" fill="#7a0000" fill-opacity=".3"/></pattern>
    <filter id="n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .3 -.1"/></filter></defs>
    <rect width="100%" height="100%" fill="url(#a)"/><path d="${rays}" fill="#fff" fill-opacity=".18"/><rect width="100%" height="100%" fill="url(#d)"/>
    <rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" filter="url(#n)"/><rect width="100%" height="100%" fill="url(#v)"/></svg>`;
}

/** Draws an illustration with glow, white outline and shadow, on a canvas with room for them. */
function cutOut({ icon, center, width, height, rotation }: Placement): ReactNode {
  const { body, ink } = loadIcon(icon);
  const air = 90;
  const [boxWidth, boxHeight] = [width + 2 * air, height + 2 * air];
  const svg = `<svg ${namespaces} width="${boxWidth}" height="${boxHeight}"><defs><filter id="cut" x="-30%" y="-30%" width="160%" height="160%">
    <feMorphology in="SourceAlpha" operator="dilate" radius="9" result="wide"/><feFlood flood-color="#fff"/><feComposite in2="wide" operator="in" result="outline"/>
    <feGaussianBlur in="wide" stdDeviation="30" result="far"/><feFlood flood-color="#fff6c0"/><feComposite in2="far" operator="in" result="glow"/>
    <feGaussianBlur in="wide" stdDeviation="14"/><feOffset dx="9" dy="20" result="fallen"/><feComponentTransfer in="fallen" result="shadow"><feFuncA type="linear" slope=".6"/></feComponentTransfer>
    <feMerge><feMergeNode in="glow"/><feMergeNode in="shadow"/><feMergeNode in="outline"/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>
    <g filter="url(#cut)"><g transform="rotate(${rotation} ${boxWidth / 2} ${boxHeight / 2})"><svg x="${air}" y="${air}" width="${width}" height="${height}" viewBox="${ink.left} ${ink.top} ${ink.width} ${ink.height}">${body}</svg></g></g></svg>`;
  return image(svg, center.x - boxWidth / 2, center.y - boxHeight / 2, boxWidth, boxHeight);
}

/**
 * Draws each line three times: outer outline with shadow, inner outline, fill. CSS has no stroke below the
 * fill.
 */
function textBlock(block: TextBlock): ReactNode {
  const layers = block.lines.flatMap((line) => [
    textLine(line, {
      color: '#fff',
      outline: 0.23,
      shadow: `0 ${line.sizePx * 0.06}px ${line.sizePx * 0.12}px rgba(0,0,0,.7)`,
    }),
    textLine(line, { color: '#000', outline: 0.17 }),
    textLine(line, { color: line.emphasis ? '#ffe100' : '#fff', outline: 0 }),
  ]);
  const style = {
    display: 'flex',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 1280,
    height: 720,
    transform: `rotate(${block.rotation}deg)`,
  };
  return createElement('div', { style }, ...layers);
}

function textLine(line: TextLine, look: { color: string; outline: number; shadow?: string }): ReactNode {
  const style = {
    position: 'absolute',
    left: line.origin.x,
    top: line.ink.y - line.sizePx * 0.2,
    fontFamily: 'Luckiest',
    fontSize: line.sizePx,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    color: look.color,
    WebkitTextStroke: `${look.outline * line.sizePx}px ${look.color}`,
    ...(look.shadow ? { textShadow: look.shadow } : {}),
  };
  return createElement('div', { style }, line.text);
}

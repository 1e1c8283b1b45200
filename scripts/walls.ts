import path from 'node:path';
import builtinManifest from '#engines/builtin/package.json' with { type: 'json' };
import { type Import, isTest } from './imports.ts';

/** The rooms that a room may import besides itself. */
const mayEnter: Record<string, readonly string[]> = {
  contract: [],
  canvas: ['contract'],
  engines: ['contract', 'canvas'],
  server: ['contract', 'canvas', 'engines'],
  web: ['contract', 'canvas'],
};

/** The composers: only they may import the inside of several features. */
const composers = [
  /^server\/(app|main|aliases|configured-engines)(\.test)?\.ts$/,
  /^server\/testing\//,
  /^web\/app\//,
  /^web\/main\.tsx$/,
];

const isInsideBuiltin = (file: string) => file.startsWith('engines/builtin/');
const builtinDoors = new Set(
  Object.values(builtinManifest.exports).map((file) => path.posix.join('engines/builtin', file)),
);

/** Describes each import that goes through a wall, one sentence each. */
export function findBreaches(imports: readonly Import[]): string[] {
  return imports.flatMap((entry) => {
    const reason = entry.isOwn
      ? (breachOfRooms(entry) ?? breachOfFeatures(entry) ?? breachOfEngines(entry) ?? breachOfPlatform(entry))
      : breachOfPackages(entry);
    return reason ? [`${entry.from} imports ${entry.to}: ${reason}`] : [];
  });
}

function breachOfRooms({ from, to }: Import): string | null {
  const [room = ''] = from.split('/');
  const [target = ''] = to.split('/');
  // package.json has the product's name and version, and belongs to no room.
  if (to === 'package.json') return null;
  if (target === 'testing' && isTest(from)) return null;
  if (room === target || mayEnter[room]?.includes(target)) return null;
  return `${room} may not enter ${target}`;
}

function breachOfFeatures({ from, to }: Import): string | null {
  const target = /^(server|web)\/features\/([^/]+)\/(.+)$/.exec(to);
  if (!target) return null;
  const [, room = '', feature = '', file = ''] = target;
  if (from.startsWith(`${room}/features/${feature}/`)) return null;
  if (/^(server\/platform|web\/(ui|api))\//.test(from)) return 'the platform knows no feature';
  const door = room === 'server' ? `${feature}.ts` : 'index.ts';
  // A page's second door, for what it loads after its first paint: importing the first door does not load it.
  const isDoor =
    file === door ||
    (room === 'web' && file === 'lazy.ts') ||
    // What a feature runs in a process: only the list of features may import it.
    (file === 'feature.ts' && from === 'server/features.ts');
  if (isDoor || composers.some((composer) => composer.test(from)) || isTest(from)) return null;
  return `the door of ${feature} is ${door}`;
}

function breachOfEngines({ from, to }: Import): string | null {
  const target = /^engines\/([^/]+)\//.exec(to);
  // Measuring is not an engine: engines and server share it. Remote engines share `remote`, and those with a
  // worker thread of their own `picture-thread`.
  if (!target || to === 'engines/measuring/measuring.ts' || target[1] === 'remote') return null;
  if (target[1] === 'picture-thread' && from.startsWith('engines/')) return null;
  if (from.startsWith(`engines/${target[1]}/`)) return null;
  // The engine of edits draws with the built-in engine's letters and illustrations.
  const mayKnow = from.startsWith('engines/retouch/') && target[1] === 'builtin';
  if (!composers.some((composer) => composer.test(from)) && !isTest(from) && !mayKnow) {
    return 'only the composers know an engine by name';
  }
  return isInsideBuiltin(to) && !builtinDoors.has(to)
    ? 'a package is used by what its package.json exports'
    : null;
}

function breachOfPlatform({ from, to }: Import): string | null {
  const isBelow = /^server\/platform\/(?!http\/)/.test(from) && !isTest(from);
  return isBelow && to.startsWith('server/platform/http/') ? 'the platform below http knows no HTTP' : null;
}

function breachOfPackages({ from, to }: Import): string | null {
  const isContract = from.startsWith('contract/') && !isTest(from);
  if (isContract && to !== 'zod') return 'the contract imports zod and itself only';
  const isFeature = /^server\/features\//.test(from) && !isTest(from);
  const technologies = [
    'pg',
    'pg-boss',
    '@electric-sql/pglite',
    'sharp',
    '@aws-sdk/client-s3',
    'hono',
    'undici',
    'obscenity',
    '@fastify/busboy',
    '@napi-rs/canvas',
  ];
  if (isFeature && technologies.includes(to)) return 'only server/platform knows a technology';
  if (to === 'stripe' && !from.startsWith('server/platform/stripe/')) {
    return 'only server/platform/stripe knows Stripe’s SDK';
  }
  return null;
}

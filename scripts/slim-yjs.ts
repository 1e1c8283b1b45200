import type { Plugin } from 'vite';

const logging = /\/lib0\/logging\.js$/;
const environment = /\/lib0\/environment\.js$/;

/** What Yjs writes to the console, in one colour. Its other file brings a library of schemas. */
const plainLogging = `
export const [BOLD, UNBOLD, RED, ORANGE] = ['', '', '', ''];
export const print = (...words) => console.log(...words);
export const warn = (...words) => console.warn(...words);
`;

/** What Yjs asks of where it runs, for a browser. */
const browserEnvironment = `
export const [isNode, isBrowser] = [false, true];
export const getVariable = () => null;
`;

const known: readonly (readonly [file: RegExp, code: string, exports: readonly string[]])[] = [
  [logging, plainLogging, ['const print', 'const warn']],
  [environment, browserEnvironment, ['const isNode', 'const isBrowser', 'const getVariable']],
];

/**
 * Removes from the browser's files what Yjs needs for coloured messages and for Node: 3 kB of gzip of the
 * canvas editor's first load. Fails the build if the source has changed.
 */
export function slimYjs(): Plugin {
  return {
    name: 'slim-yjs',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [logging, environment] },
      handler(code, id) {
        const [, replaced, exports] = known.find(([file]) => file.test(id)) ?? [];
        if (replaced === undefined || !exports?.every((one) => code.includes(`export ${one}`)))
          throw new Error(`${id} has changed; update slim-yjs.`);
        return { code: replaced, map: null };
      },
    },
  };
}

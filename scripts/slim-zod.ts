import type { Plugin } from 'vite';

const schemas = /\/zod\/v4\/classic\/schemas\.js$/;
const writers = /\/zod\/v4\/core\/to-json-schema\.js$/;
const sentences = /\/zod\/v4\/locales\/en\.js$/;
const writerOfOne = /^\s*inst\._zod\.processJSONSchema = .+;$/gm;
const limitsOfOne = /processors\.aggregateChecks\(inst\)/g;

/** Replaces the exports that Zod's other files import from its JSON Schema writer. */
const noWriters = `
const never = () => { throw new Error('JSON Schema is written on the server only.'); };
export const createToJSONSchemaMethod = () => never;
export const createStandardJSONSchemaMethod = () => never;
export { never as initializeContext, never as handleUnrepresentable, never as processSchema, never as process };
export { never as extractDefs, never as finalize };
`;

/** Replaces the look-up of limits, such as `schema.maxLength`: pages read them from the contract. */
const noLimits = `(() => { throw new Error('The limits of a schema are read on the server only.'); })()`;

/**
 * Replaces Zod's English messages by one: pages show the contract's texts, and read only the path of an
 * issue.
 */
const noSentences = `export default () => ({ localeError: () => 'Invalid input' });`;

/**
 * Removes Zod's JSON Schema writer (8 kB of gzip on every first load), its English messages (1 kB) and its
 * look-up of limits (0.6 kB) from the browser's files. Every schema references them, so the bundler cannot
 * see that only the server uses them. Fails the build if Zod's source has changed. `zod/mini` would do
 * without it, but the server writes the API's description from the same schemas, which needs the classic
 * ones.
 */
export function slimZod(): Plugin {
  return {
    name: 'slim-zod',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [schemas, writers, sentences] },
      handler(code, id) {
        if (writers.test(id)) return { code: noWriters, map: null };
        if (sentences.test(id)) {
          if (!code.includes('localeError')) throw new Error(`${id} has changed; update slim-zod.`);
          return { code: noSentences, map: null };
        }
        const isKnown = (part: RegExp, least: number) => (code.match(part) ?? []).length >= least;
        if (!isKnown(writerOfOne, 20) || !isKnown(limitsOfOne, 5))
          throw new Error(`${id} has changed; update slim-zod.`);
        return { code: code.replace(writerOfOne, '').replace(limitsOfOne, noLimits), map: null };
      },
    },
  };
}

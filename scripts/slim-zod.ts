import type { Plugin } from 'vite';

const schemas = /\/zod\/v4\/classic\/schemas\.js$/;
const writers = /\/zod\/v4\/core\/to-json-schema\.js$/;
const sentences = /\/zod\/v4\/locales\/en\.js$/;
const writerOfOne = /^\s*inst\._zod\.processJSONSchema = .+;$/gm;

/** What Zod's other files take from the one that writes JSON Schema. */
const noWriters = `
const never = () => { throw new Error('JSON Schema is written on the server only.'); };
export const createToJSONSchemaMethod = () => never;
export const createStandardJSONSchemaMethod = () => never;
export { never as initializeContext, never as handleUnrepresentable, never as processSchema, never as process };
export { never as extractDefs, never as finalize };
`;

/**
 * Zod's own English, in one sentence: pages show the contract's texts, and look at where something is wrong.
 */
const noSentences = `export default () => ({ localeError: () => 'Invalid input' });`;

/**
 * Leaves out of the browser's files how Zod writes JSON Schema, 8 kB of gzip on every first load, and its
 * sentences in English, 1 kB: each schema carries both along, so that no bundler can tell that only the
 * server asks for them. A Zod that is written otherwise ends the build.
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
          if (!code.includes('localeError')) throw new Error(`${id} is not what it was.`);
          return { code: noSentences, map: null };
        }
        if ((code.match(writerOfOne) ?? []).length < 20) throw new Error(`${id} is not what it was.`);
        return { code: code.replace(writerOfOne, ''), map: null };
      },
    },
  };
}

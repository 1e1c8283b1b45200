import type { Plugin } from 'vite';

const schemas = /\/zod\/v4\/classic\/schemas\.js$/;
const writers = /\/zod\/v4\/core\/to-json-schema\.js$/;
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
 * Leaves out of the browser's files how Zod writes JSON Schema, 8 kB of gzip on every first load: each schema carries it
 * along, so that no bundler can tell that only the server's API document asks for it. A Zod that is written otherwise
 * ends the build.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [schemas, writers] },
      handler(code, id) {
        if (writers.test(id)) return { code: noWriters, map: null };
        if ((code.match(writerOfOne) ?? []).length < 20) throw new Error(`${id} is not what it was.`);
        return { code: code.replace(writerOfOne, ''), map: null };
      },
    },
  };
}

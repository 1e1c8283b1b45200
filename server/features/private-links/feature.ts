import type { Feature } from '#server/feature.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rowsOfUser } from '#server/platform/personal-data.ts';
import type { PrivateLinks } from './private-links.ts';
import { privateLinks } from './schema.ts';

export function privateLinksFeature(
  links: PrivateLinks,
  { database: { db } }: { database: Pick<Database, 'db'> },
): Feature {
  return {
    name: 'private-links',
    sweep: (now) => links.sweep(now),
    personalData: {
      name: 'links',
      records: {
        /** Without the token: a reader of the export could open the link. */
        async *links(userId) {
          const rows = rowsOfUser(() => db.select().from(privateLinks), privateLinks, userId);
          for await (const { tokenDigest: _digest, sealedToken: _sealed, ...record } of rows) {
            const choices = await links.choicesOf(db, record.id);
            yield { ...record, choices: choices.map(({ name, option }) => ({ name, choice: option })) };
          }
        },
      },
      erase: (tx, { userId }) => links.eraseUser(tx, userId),
    },
  };
}

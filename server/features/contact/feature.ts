import type { Feature } from '#server/feature.ts';
import type { DataHolder } from '#server/platform/personal-data.ts';
import type { Contact } from './contact.ts';
import { registerContactRoutes } from './routes.ts';

export function contactFeature(contact: Contact): Feature {
  return {
    name: 'contact',
    routes: (api) => registerContactRoutes(api, contact),
    personalData: messageData(contact),
  };
}

function messageData(contact: Contact): DataHolder {
  return {
    name: 'messages',
    records: {
      async *messages(userId) {
        yield* (await contact.dataOf(userId)).messages;
      },
      async *interests(userId) {
        yield* (await contact.dataOf(userId)).interests;
      },
    },
    erase: (tx, erasedUser) => contact.eraseUser(tx, erasedUser),
  };
}

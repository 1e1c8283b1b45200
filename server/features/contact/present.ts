import type { ReceivedMessage } from '#contract/contact.ts';
import type { MessageRow } from './store.ts';

/** Returns a short reference: the last letters of the id, which differ between messages. */
export function referenceOf(id: string): string {
  return id.replaceAll('-', '').slice(-8).toUpperCase();
}

export function presentMessage(row: MessageRow): ReceivedMessage {
  const { id, topic, message, email, userId, status, isPriority } = row;
  return {
    id,
    reference: referenceOf(id),
    topic,
    message,
    email,
    userId,
    status,
    isPriority,
    createdAt: row.createdAt.toISOString(),
  };
}

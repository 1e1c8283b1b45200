interface Answer {
  count: number;
  next: string | null;
}

/**
 * Sends a change of many pictures until the server has applied all of it: of "all that match" one request
 * covers only a batch. Returns the last answer with the total count.
 */
export async function sendAll<Given extends Answer>(
  send: (more: { next?: string }) => Promise<Given>,
): Promise<Given> {
  let answer = await send({});
  let { count } = answer;
  while (answer.next !== null) {
    answer = await send({ next: answer.next });
    count += answer.count;
  }
  return { ...answer, count };
}

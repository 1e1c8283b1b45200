interface Answer {
  count: number;
  next: string | null;
}

/**
 * Sends a change of many pictures until the server is through with all of them: of "all that match" one request does
 * only so many. Answers the last answer, with the count of all.
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

/** Prompts of simulated users, for all kinds of scenes and headlines. */
export const prompts = [
  'I survived 100 days in the desert',
  'How I saved $10,000 in one year',
  'Cooking pasta like an Italian grandmother',
  'iPhone vs Android: which one is better?',
  'Top 5 scariest places on Earth',
  'Como aprendi inglês em 30 dias',
  'La verdad sobre el ayuno intermitente',
  'Building a treehouse in the jungle',
  'My first marathon: from zero to 42 km',
  'Why black holes are not holes',
  'Minecraft but the floor is lava',
  '10 erros que todo iniciante comete na academia',
] as const;

/** Returns the n-th prompt of an endless cycle. */
export function promptOf(turn: number): string {
  return prompts[turn % prompts.length] ?? prompts[0];
}

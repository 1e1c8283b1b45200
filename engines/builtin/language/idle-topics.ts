/** Words that say what a title tells of its subject, and never are the subject: history, mistakes, finals. */
import type { Candidate } from './candidate.ts';
import { namesState } from './relation.ts';

/** What the picture of such a word is. */
const idle =
  /^(classical-building|warning|trophy|briefcase|stopwatch|world-map|alarm-clock|light-bulb|red-question-mark|chart-(?:in|de)creasing|bar-chart|hourglass-not-done|bullseye|calendar|speech-balloon|newspaper|luggage|office-building|footprints|skull|books|deciduous-tree|money-with-wings)$/;
/** An event whose traces the thing shows that it befell: a plane that crashed is broken. */
const event = /^(collision|missing-poster)$/;

/** From this confidence on a thing is named rather than guessed. */
const namedFrom = 0.8;

const isIdle = ({ icon, mention }: Candidate) =>
  event.test(icon) || (idle.test(icon) && (mention.kind === 'topic' || mention.kind === 'weak'));

/** Whether it is a thing or a being that the title names by its own word. */
const isSubject = ({ mention, confidence }: Candidate): boolean =>
  (mention.kind === 'thing' || mention.kind === 'being') &&
  mention.source === 'concept' &&
  confidence >= namedFrom &&
  !namesState(mention.words);

/** "Money mistakes", "the best dunk in history": the thing comes before the topic, wherever it stands. */
export function thingsBeforeTopics(ranked: Candidate[]): Candidate[] {
  const [first] = ranked;
  if (!first || !isIdle(first)) return ranked;
  const subjects = ranked.filter(
    (candidate) =>
      !isIdle(candidate) &&
      (isSubject(candidate) || (first.icon === 'deciduous-tree' && candidate.confidence >= namedFrom)),
  );
  // "The training camp of a boxing champion": the word beside the topic says whose it is.
  const subject = subjects.find(({ mention }) => mention.end === first.mention.start) ?? subjects[0];
  if (!subject) return ranked;
  const raised = { ...subject, rank: first.rank + 0.01 };
  return [raised, ...ranked.filter((candidate) => candidate !== subject)];
}

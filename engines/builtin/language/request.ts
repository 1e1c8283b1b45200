import type { Grammar } from './grammar/grammar.ts';
import { alternatives, wordAlternatives } from './grammar/lexicon.ts';

/** A prompt without the request to the tool ("make a thumbnail about …"), and what the request announced. */
interface Request {
  text: string;
  /** `topic`: the video's topic; `picture`: the picture's contents; null: the prompt is not a request. */
  frame: 'topic' | 'picture' | null;
}

/** The verbs of a request: the text after them is never the video's own title. */
const requestVerbs = new RegExp(
  String.raw`^\s*(?:${alternatives(({ courteousOpenings }) => courteousOpenings)}[,!\s]+)*${alternatives((expressions) => expressions.requestVerbs)}`,
  'iu',
);
const leadingLink = new RegExp(String.raw`^${alternatives(({ requestLinks }) => requestLinks)}\s+`, 'iu');
/** A narrating or asking clause: the video's topic, even after "showing". */
const tellsClause = new RegExp(
  String.raw`^${alternatives(({ tellingOpenings }) => tellingOpenings)}\s`,
  'iu',
);
const pictureLink = new RegExp(`^${alternatives(({ pictureLinks }) => pictureLinks)}$`, 'i');
const pictureArticle = new RegExp(
  String.raw`^${alternatives(({ pictureArticles }) => pictureArticles)}\s`,
  'i',
);
const actingNarrator = new RegExp(String.raw`^${wordAlternatives('narrators')} (?=\p{L}+ing\b)`, 'iu');
const topicAnnouncement = new RegExp(
  String.raw`^${alternatives(({ topicAnnouncements }) => topicAnnouncements)}\b`,
  'i',
);

/** Removes an announcement of the video; null if the prompt opens with its topic. */
function afterNarration(prompt: string, { requests }: Grammar): string | null {
  let text = prompt.trim();
  for (const opener of requests.openers) text = text.replace(opener, '');
  if (text === prompt.trim()) return null;
  const story = text.replace(requests.bridge, '').trim();
  return story || null;
}

/** "About how my grandma taught me": the bridge alone, after a request has been taken away. */
function withoutBridge(text: string, { requests }: Grammar): string {
  return text.trim().replace(requests.bridge, '') || text;
}

/** Returns the topic without the directions for the picture that follow it. */
function topicOf(text: string, grammar: Grammar): Request {
  const topic = text.split(grammar.requests.directions)[0]?.trim() || text;
  return { text: withoutBridge(topic, grammar), frame: 'topic' };
}

/** Reads what follows "make a thumbnail", by the word that joins it. */
function readRequested(prompt: string, match: RegExpExecArray, grammar: Grammar): Request {
  const { announced, medium, channel, topicConnector } = grammar.requests;
  const start = match[0];
  const text = prompt.slice(start.length);
  const connector = match[1] ?? '';
  const video = announced.exec(text) ?? channel.exec(text) ?? medium.exec(text);
  const topic = video ? text.slice(video[0].length) : '';
  if (topic.trim()) return topicOf(afterNarration(topic, grammar) ?? topic, grammar);
  if (tellsClause.test(text)) return topicOf(text, grammar);
  if (topicConnector.test(connector) || connector === '') {
    const isPicture = pictureLink.test(connector) && pictureArticle.test(text);
    if (isPicture) return { text, frame: 'picture' };
    if (connector === '' && !/[:,-]\s*$/.test(start)) {
      if (!requestVerbs.test(start)) return { text: prompt, frame: null };
      return topicOf(text.replace(leadingLink, ''), grammar);
    }
    // "A thumbnail, me turning my van …": the narrator acts, so it is the story.
    if (actingNarrator.test(text)) return topicOf(text.replace(actingNarrator, ''), grammar);
    if (topicAnnouncement.test(text))
      return topicOf(text.replace(topicAnnouncement, '').replace(/^\s+/, ''), grammar);
    // "YouTube thumbnail, shocked face, red arrow": a list of things to show.
    if (/,\s*$/.test(start)) return { text, frame: 'picture' };
    return topicOf(text, grammar);
  }
  return { text, frame: 'picture' };
}

/** Courtesies in the middle of a request: "need a thumbnail pls, …". They would end it too early. */
const courtesies = new RegExp(
  String.raw`(?<=\b${alternatives(({ requestedThings }) => requestedThings)}),?\s+${alternatives((expressions) => expressions.courtesies)}(?=[\s,.!:-]|$)`,
  'giu',
);

/** "Title: The Last Samurai. Style: dark": a labelled title. */
const labelled = new RegExp(
  String.raw`^\s*(?:${alternatives(({ titleLabelOpenings }) => titleLabelOpenings)}\s+)?${alternatives(({ titleLabels }) => titleLabels)}\s*[:=]\s*([^.;|\n]{3,120})`,
  'iu',
);

/** Removes the request from a prompt, so that the video's topic or the picture's description remains. */
export function readRequest(typed: string, grammar: Grammar): Request {
  const { request, suffix, politeness, laterTopic, bareMedium } = grammar.requests;
  const prompt = typed.replace(courtesies, '').replace(politeness.asked, politeness.plain);
  const found = labelled.exec(prompt) ?? laterTopic.exec(prompt);
  const topic = found?.[1] ?? found?.[2];
  if (topic?.trim()) return topicOf(topic.trim(), grammar);
  const match = request.exec(prompt);
  if (match?.[0].trim() && prompt.slice(match[0].length).trim()) return readRequested(prompt, match, grammar);
  const video = bareMedium.exec(prompt);
  if (video && prompt.length > video[0].length + 2) return topicOf(prompt.slice(video[0].length), grammar);
  const story = afterNarration(prompt, grammar);
  if (story) return topicOf(story, grammar);
  const withoutSuffix = prompt.replace(suffix, '');
  if (withoutSuffix !== prompt && withoutSuffix.trim()) return { text: withoutSuffix, frame: 'topic' };
  return { text: prompt, frame: null };
}

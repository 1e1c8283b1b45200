/** How a language asks the tool for a picture. Applied to the typed text, in any case. */
export interface RequestPatterns {
  /** "Make me a thumbnail", optional connector captured. */
  request: RegExp;
  /** "a video about", to be dropped in front of the topic. */
  medium: RegExp;
  /** "My science channel explaining": the channel and its verb. */
  channel: RegExp;
  topicConnector: RegExp;
  suffix: RegExp;
  /** Where a topic ends and the directions for the picture begin. */
  directions: RegExp;
  /** Without a request in front, only "a video about …" is one. */
  bareMedium: RegExp;
  /** "My kids channel, it's about a lost puppy": first the channel, then the topic. */
  announced: RegExp;
  /** A polite opening of any form, up to the requested thing: read as its plain form. */
  politeness: { asked: RegExp; plain: string };
  /** "…, noir style; the video is about the last letter": the topic follows the picture. */
  laterTopic: RegExp;
  /** Openings by which users announce their video's topic: addressed to the tool, never printed. */
  openers: readonly RegExp[];
  /** Between the opener and the story: "the time I …", "a vez que eu …". */
  bridge: RegExp;
  /** Dictates a headline: its colon, or nothing, and the rest. */
  directive: RegExp;
}

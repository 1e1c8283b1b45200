/** What ends as qualities, deeds and forms of verbs do, in each language. */
export const abstractEndings = {
  en: /(?:ing|ed|ness|tion|sion|ity|ment|ship|hood|ism|ance|ence|ure|ly|ful|ous|less|ic|ish|ive|th|al)$/,
  pt: /(?:ando|endo|indo|ad[oa]s?|id[oa]s?|ar|er|ir|cao|coes|sao|dade|tude|eza|ura|encia|ancia|mento|ismo|agem|mente|os[oa]s?|ic[oa]s?|vel|veis|nte|ntes|al|ais|il|iv[oa]s?|eir[oa]s|esc[oa]s?)$/,
  es: /(?:ando|iendo|yendo|ad[oa]s?|id[oa]s?|ar|er|ir|cion|ciones|sion|dad|tud|eza|ura|encia|ancia|miento|ismo|aje|mente|os[oa]s?|ic[oa]s?|ble|bles|nte|ntes|al|ales|il|iv[oa]s?|esc[oa]s?)$/,
} as const;

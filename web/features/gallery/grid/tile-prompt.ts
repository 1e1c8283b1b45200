const tileCharacters = 100;

/**
 * A prompt as a tile shows it: runs of more than 3 identical characters are cut to 3, the whole to 100
 * characters. Digits are kept: $100000 is not $1000.
 */
export function tilePrompt(prompt: string, maxCharacters = tileCharacters): string {
  const shortened = prompt.replace(/(\P{Nd})\1{3,}/gsu, '$1$1$1').trim();
  const characters = Array.from(shortened);
  if (characters.length <= maxCharacters) return shortened;
  return `${characters.slice(0, maxCharacters).join('').trimEnd()}…`;
}

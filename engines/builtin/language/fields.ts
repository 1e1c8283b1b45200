/** Fields of one plant that a description names: the ground of the picture, not a thing in it. */
import type { IconId } from '../vocabulary.ts';

interface FieldWords {
  field: IconId;
  /** What shows one of the plants by itself. */
  plants: RegExp;
  /** The plant, in every language, without accents. */
  words: string;
}

const rows: readonly FieldWords[] = [
  { field: 'field-tulips', plants: /^tulip$/, words: 'tulips?|tulipas?|tulipan(?:es)?' },
  {
    field: 'field-sunflowers',
    plants: /^sunflower$/,
    words: 'sunflowers?|girassol|girassois|girasol(?:es)?',
  },
  { field: 'field-lavender', plants: /^(hyacinth|herb|lavender)$/, words: 'lavenders?|lavandas?|alfazemas?' },
  {
    field: 'field-poppies',
    plants: /^(hibiscus|rosette|wilted-flower)$/,
    words: 'popp(?:y|ies)|papoulas?|amapolas?',
  },
  {
    field: 'field-daisies',
    plants: /^(cocktail-glass|blossom|white-flower|cherry-blossom|bouquet|hibiscus|rosette)$/,
    words:
      'dais(?:y|ies)|wild ?flowers|flowers|margaridas?|flores silvestres|flores|margaritas?|flores del campo',
  },
  {
    field: 'field-wheat',
    plants: /^(sheaf-of-rice|ear-of-corn|bread)$/,
    words: 'wheat|rye|barley|grain|trigo|centeio|centeno|cebada',
  },
  {
    field: 'vineyard',
    plants: /^(grapes|wine-glass)$/,
    words: 'vines|grape ?vines|videiras|parreiras|vides|vinas',
  },
];

const grounds =
  '(?:fields?|meadows?|rows|sea|hillside|hills|campos?|plantacao|plantacoes|fileiras?|hileras?|prados?|mar|sembrados?)';

const patterns = rows.map(({ field, plants, words }) => ({
  field,
  plants,
  pattern: new RegExp(
    `\\b${grounds} (?:full |covered |cheios? |llenos? |cobertos? |cubiertos? )?(?:of|with|de|com|con) (?:\\w+ ){0,2}(?:${words})\\b|\\b(?:${words}) (?:fields?|meadows?)\\b`,
  ),
}));

/** Words that are a field by themselves. */
const alone: readonly { field: IconId; pattern: RegExp }[] = [
  { field: 'field-wheat', pattern: /\b(?:trigal|trigais|trigales)\b/ },
  { field: 'vineyard', pattern: /\b(?:vineyards?|vinhedos?|vinedos?|vinhas?)\b/ },
  { field: 'field-sunflowers', pattern: /\b(?:girasolal|girasolales)\b/ },
];

/** Returns the field that a text without accents names, and what shows a single plant of it. */
export function findField(folded: string): { field: IconId; plants: RegExp } | null {
  const named = patterns.find(({ pattern }) => pattern.test(folded));
  if (named) return named;
  const field = alone.find(({ pattern }) => pattern.test(folded))?.field;
  const plants = rows.find((row) => row.field === field)?.plants;
  return field !== undefined && plants ? { field, plants } : null;
}

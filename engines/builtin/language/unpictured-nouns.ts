/** Nouns of a description that the engine knows no drawing of. */
import { abstractEndings } from './grammar/abstract-endings.ts';
import { saysOnlyHow } from './modifiers.ts';
import type { Reading } from './reading.ts';
import { fold } from './text.ts';
import type { Token } from './tokens.ts';

/** Shorter nouns are abbreviations, or remains of other words. */
const leastLetters = 4;
/** From this match on an icon's own name counts as what is meant; a keyword only hints at it. */
const namedFrom = 0.95;

/**
 * Parts, places, times, people, clothes, bodies, looks and whatever has no picture of its own; all languages.
 */
const noThings =
  /^(?:voltas?|vueltas?|debaixo|embaixo|overhead|nooks?|groves?|shores?|waters?|aguas?|art|arte|branch(?:es)?|galhos?|ramas?|tables?|desks?|mesas?|escritorios?|steam|vapor(?:es)?|syrup|xarope|sirope|almibar|platters?|sand|areia|arena|tides?|mare|marea|launch|wildflowers?|windowsills?|freckles|pecas|sardas|caballetes?|cavaletes?|easels?|canvas|lienzos?|dew|orvalho|rocio|front|back|middle|cent(?:er|re)|edges?|corners?|insides?|outsides?|surface|bottoms?|tops?|sides?|ends?|distance|foreground|background|backdrop|horizon|ground|floor|ceiling|sky|skies|air|nature|wild|wilderness|countryside|scenery|landscapes?|views?|scenes?|days?|nights?|noon|midnight|dawn|dusk|morning|afternoon|evening|sunrise|sunset|twilight|summer|winter|spring|autumn|fall|light|lights|shade|shadows?|glow|sunlight|moonlight|rays?|beams?|breeze|wind|mist|haze|weather|colou?rs?|tones?|mood|style|detail|details|texture|pattern|patterns|focus|lens|shot|angle|photo|portrait|close-up|closeup|closeups|people|crowd|audience|team|group|family|parents|kids|neighbou?rs?|strangers?|everyone|someone|hands?|arms?|legs?|heads?|faces?|eyes?|hair|skin|lips?|mouths?|shoulders?|feet|foot|fingers?|wings?|tails?|paws?|fur|feathers?|wrinkles?|smiles?|tears?|beards?|clothes|clothing|outfit|uniform|dress|coat|raincoat|jacket|shirt|sweater|hoodie|suit|robes?|cloak|jeans|pants|trousers|shorts|skirt|boots|shoes|apron|gloves|scarf|headscarf|costume|armou?r|mask|town|city|street|road|path|trail|way|country|world|place|room|home|house|garden|yard|backyard|park|field|farm|forest|woods|beach|sea|ocean|lake|river|mountain|hill|valley|island|desert|space|planet|sound|music|song|dance|game|work|job|love|life|death|dream|story|magic|power|energy|hope|fear|joy|peace|silence|memory|history|future|past|time|hour|moment|party|celebration|holiday|birthday|wedding|trip|journey|adventure|walk|ride|flight|fight|battle|war|race|training|practice|lesson|class|school|meal|breakfast|lunch|dinner|food|snack|ingredients|ideas?|frente|fundo|fondo|meio|medio|centro|beira|borda|borde|canto|rincon|esquina|lado|lados|topo|alto|cima|superficie|chao|suelo|piso|teto|techo|ceu|cielo|cielos|ares?|aire|natureza|naturaleza|campo|paisagem|paisaje|vista|cena|escena|dias?|noites?|noches?|madrugada|manha|manana|tardes?|amanhecer|amanecer|anoitecer|anochecer|atardecer|verao|verano|inverno|invierno|primavera|outono|otono|luz|luces|luzes|sombras?|brilho|brillo|raios?|rayos|brisa|vento|viento|neblina|nevoa|niebla|clima|cor|cores|color|colores|estilo|detalhes?|detalles?|textura|foco|foto|retrato|gente|multidao|multitud|publico|plateia|torcida|equipe|equipo|grupo|familia|filhos|hijos|pais|padres|vizinh[oa]s?|vecin[oa]s?|maos?|manos?|bracos?|brazos?|pernas?|piernas?|cabecas?|cabezas?|caras?|rostos?|rostros?|olhos?|ojos?|cabelos?|pelos?|pele|piel|labios?|bocas?|ombros?|hombros?|pes|pies|dedos?|asas?|alas?|caudas?|rabos?|colas?|patas?|penas?|plumas?|rugas|arrugas|sorriso|sonrisa|barbas?|bigodes?|roupas?|ropas?|trajes?|uniforme|vestidos?|casacos?|abrigos?|capas?|jaquetas?|chaquetas?|camisas?|camisetas?|blusas?|saias?|faldas?|calcas?|pantalones|botas?|sapatos?|zapatos?|avental|delantal|luvas?|guantes?|lencos?|panuelos?|fantasias?|disfraz|armaduras?|mascaras?|cidades?|ciudad(?:es)?|ruas?|calles?|estradas?|caminos?|caminhos?|trilhas?|senderos?|avenidas?|pais|mundo|lugar(?:es)?|quartos?|cuartos?|salas?|casas?|jardins?|jardin(?:es)?|patios?|quintal|quintais|fazendas?|granjas?|florestas?|bosques?|selvas?|praias?|playas?|mares?|oceanos?|lagos?|rios?|montanhas?|montanas?|colinas?|morros?|vales?|valles?|ilhas?|islas?|desertos?|espacos?|espacio|som|sonido|musicas?|cancion|danca|danza|bailes?|jogos?|juegos?|trabalhos?|trabajos?|amor(?:es)?|vidas?|mortes?|muertes?|sonhos?|suenos?|historias?|magias?|poder(?:es)?|energias?|esperanza|medo|miedo|alegria|paz|silencio|memorias?|futuro|passado|pasado|tempo|tiempo|horas?|momentos?|festas?|fiestas?|aniversarios?|cumpleanos|bodas?|casamentos?|viagens|viagem|viajes?|aventuras?|passeios?|paseos?|lutas?|luchas?|batalhas?|batallas?|guerras?|corridas?|carreras?|aulas?|clases?|escolas?|escuelas?|refeicao|comidas?|almocos?|almuerzos?|jantar|cenas?|cafe da manha|desayunos?|ideias?|ideas?|acima|arriba|abajo|abaixo|junto|debajo|encima|alrededor|redor|next|half|plano|dupla|pareja|casal|interior|exterior|direita|esquerda|derecha|izquierda|norte|sur|sul|leste|este|oeste)$/;

/** Whether a word is of something that has a picture of its own, rather than of a place, a time or a part. */
export const isPictured = (words: string): boolean => !noThings.test(fold(words));

const isLetters = (folded: string) => /^\p{L}+$/u.test(folded);

function isNamed({ source, match }: Reading['mentions'][number]): boolean {
  return source === 'concept' || source === 'verb' || source === 'emoji' || match >= namedFrom;
}

/** Returns the nouns, as they are written, that neither a drawing nor the look of another thing is for. */
export function unpicturedNouns({ tokens, mentions, grammar }: Reading): string[] {
  const known = (at: number) => mentions.find(({ start, end }) => at >= start && at < end);
  const endings = abstractEndings[grammar.language];
  const isUnknown = (token: Token, at: number): boolean => {
    const { folded, raw, tag } = token;
    if (tag !== 'noun' || folded.length < leastLetters || !isLetters(folded)) return false;
    const mention = known(at);
    if (mention && (isNamed(mention) || mention.end - mention.start > 1)) return false;
    // A name of somebody or somewhere.
    if (at > 0 && /^\p{Lu}/u.test(raw)) return false;
    if (grammar.unpicturedWords.has(folded) || saysOnlyHow(folded) || noThings.test(folded)) return false;
    if (endings.test(folded)) return false;
    const next = token.endsPart ? undefined : tokens[at + 1];
    if (next && grammar.joinsNouns && next.tag === 'noun') return false;
    const before = tokens[at - 1];
    // "Vinho tinto": a quality that looks like a noun.
    return grammar.joinsNouns || before?.tag !== 'noun' || before.endsPart;
  };
  return tokens.filter(isUnknown).map(({ raw }) => raw);
}

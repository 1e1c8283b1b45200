/** How titles in Latin-script languages that are not read are recognised. */

export interface OtherLanguage {
  /** How its capitals are written, where that differs from the read languages. */
  capitals?: 'tr';
  /** Words that none of the read languages has. */
  words: ReadonlySet<string>;
  /** Words and endings that a read language has, too: each counts half. */
  shared: ReadonlySet<string>;
  /** Letters and endings that no read language has. */
  spelling: RegExp | null;
}

const none: ReadonlySet<string> = new Set();
const setOf = (words: string) => new Set(words.split(' '));

export const otherLanguages: readonly OtherLanguage[] = [
  // German
  {
    words: setOf(
      'ich du er sie wir ihr ein eine einen einem einer eines der den dem und oder mit ohne wie warum nicht kein keine zu auf aus für von vom zum zur beim nach über unter gegen durch mein meine meinen meinem meiner dein deine sein seine unser habe haben hatte ist sind wird wurde wenn weil dass sich mich dich diese dieser dieses alle selber selbst machen kochen mehr nur auch noch aber bei tage jahre stunden geld leben welt besten beste schlimmsten größte größten',
    ),
    shared: setOf('die das man was hat im in am an so bin war will wo wer'),
    spelling: /ß|\b\p{L}*(?:sch|keit|heit)\p{L}*\b|\p{L}+(?:ungen|lichen|ische[nr]?)\b/u,
  },
  // Italian
  {
    words: setOf(
      'il gli di ho hai abbiamo che chi perché senza con della delle dello degli del dei nella nelle nel nei sulla sul sulle dalla dal alla allo agli mio mia miei mie tuo tua suo sua nostro nostra sono è più anche questo questa questi quando ogni giorni anni soldi mondo mai fatto vissuto fare',
    ),
    shared: setOf('come una un uno la lo le ha per non da si se ma io tu al del con mi'),
    spelling:
      /\p{L}(?:tà|zione|zioni|uire|zzare|cchi[oa]?|ggio|ggi)(?!\p{L})|\p{L}(?:ò|ù)(?!\p{L})|\b(?:un|l|dell|all|nell|sull|c|d)'[aeiouèhAEIOU]\p{L}+/u,
  },
  // French
  {
    words: setOf(
      "le les une du des et est sans avec dans pour pourquoi qui je moins cher où il elle nous vous ils mon ma mes ton tes son ses notre votre leur ce cette ces pas plus très au aux sur chez jours ans heures argent monde meilleur meilleure meilleurs pire pires j'ai c'est n'est qu'il suis sont ont",
    ),
    shared: setOf('comment un la de que en on a me se si par les le ne ma mes son est qui des as'),
    spelling:
      /œ|\p{L}+(?:eurs?|eux|euse|aux|ment|ique|oire)\b|\b(?:j|d|l|qu|n|s|c|m|t)'[aeiouéèêhAEIOUÉ]\p{L}*/u,
  },
  // Dutch
  {
    words: setOf(
      'ik je jij hij wij een het van voor met zonder hoe waarom niet geen zijn mijn jouw deze dit dat naar bij maar ook nog wordt heb heeft hebben dagen jaar geld huis wereld uit op te',
    ),
    shared: setOf('de en in is was of me die wat over man'),
    spelling: /\b\p{L}*(?:ij|uu|aa)\p{L}*\b/u,
  },
  // Swedish, Danish and Norwegian
  {
    words: setOf(
      'jag och att det som ett är på av för inte utan hur varför med från till min mitt mina jeg og ikke uten uden hvordan hvorfor er på fra dager dage dagar år pengar penge hus',
    ),
    shared: setOf('man en den han hon i de vi'),
    spelling: /[åøæ]/u,
  },
  // Polish, Czech, Slovak
  {
    words: setOf('jak dlaczego bez jest nie się na do dla przez mój moja moje dni jsem proč není když který'),
    shared: setOf('to a i z w co po dom'),
    spelling: /[łżźśćńęąřěůčšž]|\p{L}(?:ów|ość)\b/u,
  },
  // Turkish
  {
    capitals: 'tr',
    words: setOf('bir ve için nasıl neden ile çok bu ben gün ev olarak daha değil'),
    shared: none,
    spelling: /[ğışİ]/u,
  },
  // Romanian
  {
    words: setOf('cum să și fără este sunt din pentru cu am nu care mai bani zile'),
    shared: setOf('o un de la ce a'),
    spelling: /[ășțŞşţ]/u,
  },
  // Indonesian, Malay
  {
    words: setOf(
      'cara yang dan tanpa untuk dengan saya aku kamu ini itu tidak bagaimana mengapa kenapa hari uang rumah membuat adalah',
    ),
    shared: setOf('di dari'),
    spelling: null,
  },
  // Vietnamese
  {
    words: setOf('không và của là cho một những làm thế nào để tôi'),
    shared: none,
    spelling: /[ơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u,
  },
  // Hungarian, Finnish
  {
    words: setOf(
      'és egy hogyan miért nélkül nem vagy ház pénz nap ja miten miksi ilman minun päivää rahaa talo',
    ),
    shared: setOf('a az on'),
    spelling: /[őű]|\p{L}*(?:ää|yy|öö)\p{L}*/u,
  },
];

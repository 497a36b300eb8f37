/** What is searched of one question. */
export interface Searchable {
  readonly id: string;
  readonly question: string;
  /** Other words for the same thing. */
  readonly words: string;
  /** The answer in one line. */
  readonly answer: string;
}

/** Accents of Latin letters; marks of other scripts make other letters and stay. */
const ACCENTS = /[\u0300-\u036F]/g;
const BREAKS = /[^\p{L}\p{N}+]+/u;
/** Scripts that write no spaces: a word of them has to be looked for in pieces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Share of a word's pairs of characters that have to be there. */
const ENOUGH = 0.5;

/** Text for comparing: one width, one case, no accents. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replaceAll('đ', 'd');
}

function pairsOf(word: string): string[] {
  const signs = Array.from(word);
  return signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`);
}

/** How well a text answers to one word: 1 when it contains it, less for most of its pieces, 0 for none. */
function matchOf(word: string, text: string): number {
  if (text.includes(word)) return 1;
  if (!UNSPACED.test(word)) return 0;
  const pairs = pairsOf(word);
  if (pairs.length < 2) return 0;
  const share = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  return share >= ENOUGH ? share * 0.8 : 0;
}

/** Where a word is found decides how much it says. */
const WEIGHTS = { question: 6, words: 4, answer: 1 } as const;
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];

/** Questions prepared for search in one language. */
export class HelpIndex {
  private readonly entries: readonly {
    readonly id: string;
    readonly texts: Readonly<Record<Field, string>>;
  }[];

  constructor(questions: readonly Searchable[]) {
    this.entries = questions.map(({ id, question, words, answer }) => ({
      id,
      texts: { question: folded(question), words: folded(words), answer: folded(answer) },
    }));
  }

  /** Ids of the questions that have every word of the query, the best first. */
  find(query: string): string[] {
    const words = folded(query)
      .split(BREAKS)
      .filter((word) => word !== '');
    if (words.length === 0) return [];
    return this.entries
      .map(({ id, texts }) => ({ id, score: scoreOf(words, texts) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .map(({ id }) => id);
  }
}

function scoreOf(words: readonly string[], texts: Readonly<Record<Field, string>>): number {
  const scores = words.map((word) =>
    FIELDS.reduce((sum, field) => sum + WEIGHTS[field] * matchOf(word, texts[field]), 0),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

import { type Locale, textsOf } from './words';

const TAGS = /<\/?\w+>/g;
const ARGUMENT = /\{\w+\}/g;
const PLURAL = /\{\w+, /;
/** What stands around the arguments of a message must say something by itself. */
const WORDS = /[a-z]{3,}/i;
/** An argument that was not filled in. */
const UNFILLED = /\{[a-z]\w*(?:, (?:plural|number|select))?\}/i;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const piecesOf = (text: string): string[] => text.split(TAGS).map((piece) => piece.trim());

/** The English messages that say something else in this language, piece by piece where they have links in them. */
function englishPieces(locale: Locale, known: ReadonlySet<string>): string[] {
  const own = textsOf(locale);
  return Object.entries(textsOf('en'))
    .filter(([id, text]) => own[id] !== text && !PLURAL.test(text))
    .flatMap(([, text]) => piecesOf(text))
    .filter((piece) => !known.has(piece) && WORDS.test(piece.replaceAll(ARGUMENT, '')));
}

/** Finds in the texts of a screen what no reader of its language should see: ids, holes, and another language. */
export class StrangeTexts {
  private readonly ids = new Set(Object.keys(textsOf('en')));
  private readonly own: ReadonlySet<string>;
  private readonly english: ReadonlySet<string>;
  private readonly filled: readonly RegExp[];

  constructor(locale: Locale) {
    this.own = new Set(Object.values(textsOf(locale)).flatMap(piecesOf));
    const pieces = locale === 'en' ? [] : englishPieces(locale, this.own);
    this.english = new Set(pieces);
    this.filled = pieces
      .map((piece) => piece.split(ARGUMENT).map(escaped))
      .filter(({ length }) => length > 1)
      .map((parts) => new RegExp(`^${parts.join('.+')}$`));
  }

  among(texts: readonly string[]): string[] {
    return texts.filter((text) => this.isStrange(text));
  }

  private isStrange(text: string): boolean {
    if (this.ids.has(text) || this.english.has(text) || UNFILLED.test(text)) return true;
    // Languages share words: a text of this one may look like an English one with its holes filled.
    return !this.own.has(text) && this.filled.some((pattern) => pattern.test(text));
  }
}

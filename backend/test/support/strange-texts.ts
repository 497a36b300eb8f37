import { type Locale, textsOf } from './words';

const TAGS = /<\/?\w+>/g;
const ARGUMENT = /\{\w+\}/g;
const PLURAL = /\{\w+, /;
/** What stands around the arguments of a message must say something by itself. */
const WORDS = /[a-z]{3,}/i;
/** An argument that nobody filled in. */
const UNFILLED = /\{[a-z]\w*(?:, (?:plural|number|select))?\}/i;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const piecesOf = (text: string): string[] => text.split(TAGS).map((piece) => piece.trim());

/** The English messages that say something else in this language, piece by piece where they have links in them. */
function englishPieces(locale: Locale): string[] {
  const own = textsOf(locale);
  const known = new Set(Object.values(own).flatMap(piecesOf));
  return Object.entries(textsOf('en'))
    .filter(([id, text]) => own[id] !== text && !PLURAL.test(text))
    .flatMap(([, text]) => piecesOf(text))
    .filter((piece) => !known.has(piece) && WORDS.test(piece.replaceAll(ARGUMENT, '')));
}

/** Finds in the texts of a screen what no reader of its language should see: ids, holes, and another language. */
export class StrangeTexts {
  private readonly ids = new Set(Object.keys(textsOf('en')));
  private readonly english: ReadonlySet<string>;
  private readonly filled: readonly RegExp[];

  constructor(locale: Locale) {
    const pieces = locale === 'en' ? [] : englishPieces(locale);
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
    return this.filled.some((pattern) => pattern.test(text));
  }
}

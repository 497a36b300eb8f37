import type { HitClass } from '../../../../shared/domain/visitor/hit-class';
import type { FacetValues } from './facets';
import type { VisitorMarks } from './visitor-window';

/** What a hit would be as a person's click: who it was to the window of unique clicks, and what it answers. */
export interface PersonTraces {
  readonly marks: VisitorMarks;
  readonly facets: FacetValues;
}

/** A hit as it was counted, with what is needed to count it otherwise. Whose address it came from is not among it. */
export interface LoggedHit {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly linkId: number;
  /** Whose link it was; null when it was gone. */
  readonly groupId: number | null;
  readonly hitClass: HitClass;
  readonly unique: boolean;
  readonly userAgent: string;
  /** Null for what is no visit, by any visitor: that never is a click. */
  readonly person: PersonTraces | null;
}

/** One hit, its texts being numbers of the list. */
type Packed = [number, number, number | null, number, 0 | 1, number, PackedPerson | null];
type PackedPerson = [number, number, number, number, number];

/** Says each text once; visitors share most of them. */
class Texts {
  readonly all: string[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) this.numbers.set(text, (number = this.all.push(text) - 1));
    return number;
  }
}

/** Hits as one text. */
export function packHits(hits: readonly LoggedHit[]): string {
  const texts = new Texts();
  const packed = hits.map(({ at, linkId, groupId, hitClass, unique, userAgent, person }): Packed => {
    const rest = person && packPerson(person, texts);
    return [at, linkId, groupId, texts.numberOf(hitClass), unique ? 1 : 0, texts.numberOf(userAgent), rest];
  });
  return JSON.stringify([texts.all, packed]);
}

const packPerson = ({ marks, facets }: PersonTraces, texts: Texts): PackedPerson => [
  marks.ofDay,
  marks.ofDayBefore,
  texts.numberOf(facets.mix),
  texts.numberOf(facets.origin),
  texts.numberOf(facets.place),
];

/** Hits of a text that `packHits` wrote. */
export function unpackHits(text: string): LoggedHit[] {
  const [texts, packed] = JSON.parse(text) as [string[], Packed[]];
  const textOf = (number: number): string => texts[number] ?? '';
  return packed.map(([at, linkId, groupId, hitClass, unique, userAgent, person]) => ({
    at,
    linkId,
    groupId,
    hitClass: textOf(hitClass) as HitClass,
    unique: unique === 1,
    userAgent: textOf(userAgent),
    person: person && {
      marks: { ofDay: person[0], ofDayBefore: person[1] },
      facets: { mix: textOf(person[2]), origin: textOf(person[3]), place: textOf(person[4]) },
    },
  }));
}

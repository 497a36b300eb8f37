/** What long texts are made of. They hold words only: how they look is decided where they are shown. */
export type Block = Piece & {
  /** Only on sites that sell plans, or that sell none; everywhere when absent. */
  readonly where?: 'sold' | 'unsold';
};

type Piece =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'note'; readonly text: string }
  /** A page of this site, a path of the server below `/api/`, or an address elsewhere. */
  | { readonly kind: 'link'; readonly to: string; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  | {
      readonly kind: 'table';
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface ContentSection {
  /** Anchor of the section, the same in every language. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** One of the few things that a long page comes down to. */
export interface Gist {
  readonly mark:
    | 'chart'
    | 'code'
    | 'delete'
    | 'download'
    | 'history'
    | 'login'
    | 'language'
    | 'link'
    | 'person'
    | 'price'
    | 'shield';
  readonly title: string;
  readonly text: string;
}

/** A long page, such as the terms of service. */
export interface LongText {
  readonly title: string;
  readonly lead: string;
  readonly gist: readonly Gist[];
  readonly sections: readonly ContentSection[];
}

export interface FaqAnswer {
  readonly question: string;
  /** Other words that people search for it with. */
  readonly words: string;
  readonly blocks: readonly Block[];
}

/** The words of a text in one line, for search. */
export function wordsOf(blocks: readonly Block[]): string {
  return blocks.map((block) => partsOf(block).join(' ')).join(' ');
}

function partsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
    case 'link':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'code':
      return [block.code];
    case 'table':
      return block.rows.flat();
  }
}
